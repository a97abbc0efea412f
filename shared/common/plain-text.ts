// Controls, line and paragraph separators, and the marks that turn or hide the text next to them.
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Puts the text on one line: removes control and bidi characters, and turns white space and line breaks into one space. */
export function stripControls(text: string): string {
  return (
    text
      // Half of a character. `toWellFormed` does the same, but many telephones do not have it.
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
      .replace(UNSEEN, '')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

// https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes the invisible marks that turn the direction of writing. Phones and word processors add them to copied text. */
export function stripDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
