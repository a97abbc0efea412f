// The one rule for texts that one person types and another reads. Form fields, file names, mails, pages and the programs for recovery use it.

/** What no one sees: format characters, joiners, variants, fillers, tags, and letters that are blank. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb\\u{16fe4}\\u{1d159}\\p{Noncharacter_Code_Point}';
const SEEN = `[^\\s\\p{Cc}${UNSEEN}]`;
/** Emoji, Japanese names and Mongolian choose the form of the character before. One is enough: more would hide data. */
const VARIANT = '[\\ufe00-\\ufe0f\\u180b-\\u180d\\u180f\\u{e0100}-\\u{e01ef}]';
/** Persian and emoji need them between two characters, Indic scripts also at the end of a word, after a mark. */
const JOINER = '[\\u200c\\u200d]';
/** England, Scotland and Wales. No other emoji is written with tags. */
const FLAG =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';
/** It parts the last vowel of many Mongolian names. */
const VOWEL_SEPARATOR = '[\\u1820-\\u18aa][\\u180b-\\u180d\\u180f]?\\u180e(?=[\\u1820-\\u18aa])';
// Without look-behind, which many telephones do not have: what may stay is matched first, and kept.
const KEPT = `${FLAG}|${VOWEL_SEPARATOR}|(?![${UNSEEN}])\\p{M}${VARIANT}?${JOINER}|${SEEN}${VARIANT}?(?:${JOINER}(?=${SEEN}))?`;
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|[${UNSEEN}]`, 'gu');
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');

// https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text has characters that no one sees, except the marks of direction, which telephones and word processors add to copied text. */
export function hasUnseen(text: string): boolean {
  const typed = text.replace(DIRECTION_MARKS, '');
  return withoutUnseen(typed) !== typed;
}

/** Removes characters that no one sees, except where a visible character needs them. White space and control characters stay. */
export function withoutUnseen(text: string): string {
  return text.replace(KEPT_OR_UNSEEN, '$1');
}

/** Returns what a reader sees of a name, to compare it with another one. Spaces count once. */
export function seenOf(name: string): string {
  return name.replace(ALL_UNSEEN, '').normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Puts the text on one line: removes control characters and what no one sees, and turns white space and line breaks into one space. */
export function stripControls(text: string): string {
  const whole = text
    // Half of a character. `toWellFormed` does the same, but many telephones do not have it.
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '');
  return withoutUnseen(whole).replace(/\s+/gu, ' ').trim();
}

// https://www.rfc-editor.org/rfc/rfc2047#section-2. Programs that read mail accept more than it allows.
const ENCODED_WORD = /=\?[^?]*\?[^?]*\?.*\?=/u;

/** Whether mail programs may decode a part of the text and show another one. */
export function hasEncodedWord(text: string): boolean {
  return ENCODED_WORD.test(text);
}

/** Returns a subject that no mail program decodes: a space parts the two characters with which an encoded word begins. Mailers encode other languages after this. */
export function mailSubject(subject: string): string {
  return stripControls(subject).replaceAll('=?', '= ?');
}
