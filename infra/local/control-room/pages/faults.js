import { choice, element } from './dom.js';

const wanted = { target: 'smtp', mode: 'error' };

/** Returns the panel of faults: those that are set, and a way to set another. */
export function renderFaults({ faults, targets, modes }, actionButton) {
  const set = Object.entries(faults);
  const removals = set.map(([target, mode]) =>
    actionButton({ label: `Repair ${target} (${mode})`, path: '/_local/faults', body: { target, mode: 'off' } }, 'warning'),
  );
  return [
    element('p', {}, set.length === 0 ? 'Everything works.' : 'These parts fail now:'),
    element('div', { className: 'buttons' }, ...removals),
    element(
      'div',
      { className: 'buttons' },
      choice('Part', pairs(targets), wanted.target, (target) => Object.assign(wanted, { target })),
      choice('Fault', pairs(modes), wanted.mode, (mode) => Object.assign(wanted, { mode })),
      actionButton({ label: 'Make it fail', path: '/_local/faults', body: wanted }, ''),
    ),
  ];
}

function pairs(values) {
  return values.map((value) => [value, value]);
}
