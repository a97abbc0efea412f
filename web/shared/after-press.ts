let isPressed = false;

function press({ type }: Event): void {
  isPressed = type === 'pointerdown';
}

for (const event of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(event, press, true);

/**
 * Runs an action when no button is being pressed. A field that shows its error moves the button below it. If it did so when the
 * reader presses that button, the press would miss it.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) return void setTimeout(action);
  const ended = new AbortController();
  const run = () => {
    ended.abort();
    setTimeout(action);
  };
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, run, { signal: ended.signal });
}
