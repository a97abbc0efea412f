/** A code that a person types: a one-time code of ours, or the code of an authenticator app. */
export const SIX_DIGITS = /^\d{6}$/;
