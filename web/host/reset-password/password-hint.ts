interface HintWords {
  passwordHint: string;
  passwordGuessable: string;
}

/** Returns the hint of a field for a new password. A word with digits after it is long enough, and one of the first guesses. */
export function passwordHint(typed: string, words: HintWords): string {
  return /^\p{L}+\d+[!.?]?$/u.test(typed) ? words.passwordGuessable : words.passwordHint;
}
