import type * as english from '#words/en/pages/paper-key.ts';

export const paperKey: typeof english.paperKey = {
  label: 'Uw herstelsleutel',
  hint: 'Hij staat op blad 2 van 2 en begint met AGE-SECRET-KEY-1. Hoofdletters, kleine letters en spaties maken geen verschil. De sleutel blijft in deze browser. Wij krijgen hem niet.',
  missing: 'Typ de hele sleutel. Hij begint met AGE-SECRET-KEY-1 en heeft 74 tekens.',
  length: (typed: string) => `De sleutel heeft 74 tekens, en u hebt er ${typed} getypt. Vergelijk hem met het blad.`,
  mistyped: 'Er staat een typefout in de sleutel. Vergelijk hem met het blad, letter voor letter.',
  mistypedAt: (letters: string) => `Er staat een typefout in deze letters: ${letters}. Vergelijk ze met het blad.`,
  photo: 'Een foto maken van de vierkante code naast de sleutel',
  photoHint:
    'Met een foto hoeft u de sleutel niet te typen. Gebruik op een computer de eigen camera van die computer, of typ de sleutel. De foto blijft op dit apparaat. Stuur hem naar niemand, ook niet naar uzelf. Verwijder hem daarna, want de sleutel staat erop. Kopieert dit apparaat foto’s naar een cloud, verwijder hem dan ook daar.',
  photoRead: 'De sleutel is van de foto gelezen.',
  noCode:
    'Op deze foto staat geen herstelsleutel, of de foto is niet scherp. Gebruik de vierkante code op blad 2 en probeer het opnieuw, of typ de sleutel.',
};
