/** A start that cannot succeed for a reason its user can mend: `message` is printed alone, without a stack. */
export class StartError extends Error {}
