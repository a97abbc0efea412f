/** A problem at the start that the user can fix. Only its `message` is printed, without a stack trace. */
export class StartError extends Error {}
