import type { Opening } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { writeCalendar } from '#web/shared/calendar.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { saveFile } from '#web/shared/save-file.ts';

/** Saves the time of the opening for a calendar. The file is made in the page. */
export function CalendarButton({ opening }: { opening: Opening }) {
  const { waiting } = useWords();
  const save = () => {
    const entry = { name: 'opening', at: opening.from, title: waiting.calendarTitle, text: waiting.calendarText };
    saveFile(new Blob([writeCalendar([entry], serviceTime())], { type: 'text/calendar' }), 'will.ics');
  };
  return (
    <div class="actions">
      <button type="button" class="second" onClick={save}>
        {waiting.calendar}
      </button>
    </div>
  );
}
