import { MAX_MESSAGE_CHARACTERS } from '#common/limits.ts';
import { element } from '#recovery/page/element.ts';
import type { CheckedPaper, Shown, View } from './view.ts';

/** Step 4: the Host may write to each person. */
export function messagesStep(view: View): Shown {
  const { words, state } = view;
  return {
    parts: [element('p', {}, [words.messages.lead]), ...state.papers.flatMap((paper, n) => messageField(view, paper, `message-${n}`))],
    next: { text: words.next, go: () => view.show({ step: 'seal' }) },
  };
}

function messageField(view: View, { name, recipient }: CheckedPaper, id: string): Node[] {
  const input = () => view.keep({ messages: { ...view.state.messages, [recipient]: area.value } });
  const attributes = { id, class: 'text', rows: '4', maxlength: String(MAX_MESSAGE_CHARACTERS), dir: 'auto' };
  const area = element('textarea', attributes, [view.state.messages[recipient] ?? ''], { input });
  return [element('label', { for: id }, [view.words.messages.label(name)]), area];
}
