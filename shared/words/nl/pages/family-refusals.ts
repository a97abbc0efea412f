import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable =
  'Wij konden dit op dit moment niet op een veilige manier lezen. Daarom wordt niets getoond, en is er niets veranderd. Probeer het later opnieuw. Wij controleren het elke dag.';
const notFound = 'Wij hebben dit niet gevonden, of het is gewijzigd. Laad de pagina opnieuw, of gebruik ons nieuwste bericht.';
const notAccepted = 'De dienst kon dit verzoek niet lezen. Er is niets veranderd. Laad de pagina opnieuw.';
const notSent = 'Wij konden via dit kanaal geen code sturen. Kies een ander kanaal, of gebruik uw blad.';
const notOpen = 'De documenten zijn nog niet open. Laad de pagina opnieuw om te zien wat er nog ontbreekt.';
const notProven = 'Bevestig opnieuw wie u bent. Laad daarvoor de pagina opnieuw.';

export const familyRefusals: typeof english.familyRefusals = {
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,
  opening_failed: notReadable,
  storage_failed: notReadable,
  storage_type_unavailable: notReadable,
  package_altered: notReadable,
  shares_do_not_open: notReadable,
  not_open_yet: notOpen,
  threshold_not_met: notOpen,
  not_authenticated: notProven,
  session_required: notProven,
  archive_part_not_found: notFound,
  invalid_download_link: notFound,
  range_not_satisfiable: notFound,
  too_many_running: 'Deze documenten worden op dit moment nog gedownload. Wacht tot dat klaar is, en probeer het dan opnieuw.',
  access_window_expired: 'De tijd waarin de documenten konden worden gelezen, is voorbij.',
  transfer_cancelled: 'De overdracht is gestopt. Nu openen wij niets.',
  otp_limit_reached: 'Er zijn te veel codes gevraagd. Wacht tot het tijdstip hieronder, of gebruik nu een reservecode van uw blad.',
  otp_session_not_found: 'Deze code werkt niet meer. Vraag een nieuwe code.',
  invitation_withdrawn:
    'Deze vraag is niet meer voor u: de persoon door wie u bent genoemd, heeft de lijst of uw adres gewijzigd. U hoeft niets te doen.',
  alert_limit_reached: 'U hebt al vijf apparaten en chats. Verwijder er eerst een.',
  delivery_failed: 'Telegram antwoordt op dit moment niet. Probeer het later opnieuw.',
  channel_not_offered: 'Telegram wordt hier niet meer aangeboden. Er is niets veranderd.',
  invitation_not_confirmed: 'Beantwoord eerst de vraag van uw uitnodiging. Laad daarvoor de pagina opnieuw.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'Een overdracht die u hebt gestart, is korte tijd geleden gestopt. Uw code is niet verbruikt. Wacht tot het tijdstip hieronder. Een andere vertrouwenspersoon kan misschien eerder starten.',
  transfer_not_running: 'Deze overdracht loopt niet meer. Er is niets veranderd.',
  no_rehearsal: 'Er wacht geen oefening op u. Hebben wij u daarover geschreven, dan is die voorbij. U hoeft niets te doen.',
  not_a_rehearsal:
    'Dit is geen oefening meer: er is iets echts begonnen. Er is niets veranderd. Gebruik het nieuwste bericht dat wij u hebben gestuurd.',
  vouch_not_needed: 'Niemand staat klaar om een overdracht te starten, of iedereen wacht al. Er is niets veranderd, en u hoeft niets te doen.',
  vouched_twice:
    'Vertrouwenspersonen hebben dit al twee keer gezegd, en sindsdien hebben wij niets gehoord. Er is niets veranderd. De persoon van wie het testament is, moet nu antwoorden.',
  vouch_too_late: 'De documenten zijn al open. Er is niets veranderd. Alleen de persoon van wie het testament is, kan ze sluiten.',
  vouch_outweighed:
    'Een andere vertrouwenspersoon heeft de eigen identiteit bevestigd, en dat weegt zwaarder. Er is niets veranderd. Spreek met de anderen.',
  proof_required: 'Met alleen een naam kan de overdracht van dit testament niet worden gestart. Gebruik een code of uw blad.',
  transfer_running: 'Er loopt al een overdracht van dit testament. Open uw persoonlijke link, of gebruik uw blad.',
  conflict: 'Op hetzelfde moment is iets anders gewijzigd. Er is niets verloren gegaan. Probeer het opnieuw.',
  invalid_link: 'Deze link is niet geldig. Gebruik de nieuwste link die wij u hebben gestuurd. Kopieer hem helemaal.',
  link_expired: 'Deze link is verlopen. Vraag een nieuwe.',
} satisfies Record<string, string>;
