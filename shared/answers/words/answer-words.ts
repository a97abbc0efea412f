import type { AnswerLink } from '#messages/links.ts';

/** What a page says, in plain words. */
export interface PageText {
  title: string;
  sentences: readonly string[];
}

export type LinkKind = AnswerLink['kind'];

/** The words of the page of a link, in one language. A time is already written in that language. */
export interface AnswerWords {
  /** What happens when the reader presses the button, and its label. */
  offers: Record<LinkKind, PageText & { button: string }>;
  done: Record<LinkKind, PageText>;
  /** On the page of a stop link: also asks to remove the Survivor who started the transfer. `asked`: after its button. */
  removal: {
    sentence: (name: string) => string;
    button: (name: string) => string;
    asked: (name: string) => PageText;
    /** For a name with nothing to show. */
    unnamed: string;
  };
  /** Everyone was signed out, and the change itself could not be undone. */
  held: PageText;
  used: PageText;
  /** These links undo what they can. The reader has to do the rest. */
  usedUp: Partial<Record<LinkKind, PageText>>;
  refused: Record<'invalid_link' | 'link_expired', PageText>;
  /** On the page of an expired link whose Host can request a new one. `asked`: after its button, in every case. */
  freshLink: { sentence: string; button: string; asked: PageText };
  /** A new link was requested for a link that still works. */
  stillWorks: PageText;
  /** A password reset that is not confirmed yet. */
  reset: {
    title: string;
    /** `until`: absent if only a confirmation ends the wait. */
    happened: (at: string, until: string | undefined) => string;
    /** The same for an account that a second factor protects. */
    happenedProtected: (at: string) => string;
    /** A reset that a link by e-mail has rejected. `until` as above. */
    happenedDenied: (at: string, until: string | undefined) => string;
    confirmElsewhere: string;
    nothingToDo: string;
    howToDeny: string;
    cannotDeny: string;
    mine: string;
    notMine: string;
    /** The reader has rejected the reset themselves. */
    rejected: string;
    /** After the reset was rejected by e-mail. `until` as above. */
    stillClosed: (until: string | undefined) => string;
    /** A running transfer that links no longer stop. */
    stopsNothing: string;
    confirmed: PageText;
    unconfirmed: PageText;
    denied: { title: string; sentences: (until: string, survivors: number | undefined) => readonly string[] };
  };
}
