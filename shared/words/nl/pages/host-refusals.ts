import type * as english from '#words/en/pages/host-refusals.ts';
import { familyRefusals } from './family-refusals.ts';

const notReadable =
  'Wij konden uw verzegelde testament op dit moment niet op een veilige manier lezen, daarom is er niets veranderd. Probeer het later opnieuw. Gebeurt dit weer, verzegel uw testament dan opnieuw.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'Uw sessie is voorbij. Meld u opnieuw aan.';

export const hostRefusals: typeof english.hostRefusals = {
  recently_recovered:
    'Uw wachtwoord is per e-mail opnieuw ingesteld, of een wijziging is afgewezen. Daarom is er nu niets veranderd. Op de pagina Beveiliging staat hoe u bevestigt dat u het was.',
  sign_of_life_first:
    'Wij hebben lang niets van u gehoord, daarom is er niets veranderd. Druk eerst op „Het gaat goed met mij” op de pagina Overzicht. Probeer het dan hier opnieuw.',
  rehearsal_running: 'Er loopt al een oefening. Er is niets veranderd.',
  rehearsals_used_up:
    'U hebt binnen een jaar vier oefeningen gestart, daarom is er geen nieuwe gestart. De pagina toont wanneer de volgende mogelijk is.',
  rehearsal_not_found: 'Deze oefening bestaat niet. Open het overzicht.',
  stop_card_not_valid: 'Deze code stopt niets. Controleer beide regels van de kaart. Een kaart werkt één keer, en alleen de nieuwste werkt.',
  nothing_to_stop:
    'Er loopt geen overdracht, en uw vertrouwenspersonen staan niet klaar om er een te starten. Er is niets veranderd, en uw kaart werkt nog.',
  documents_open: 'De documenten zijn al open, dus een kaart stopt dit niet meer. Meld u aan en stop de overdracht op de pagina Overzicht.',
  pause_too_long: 'De vragen kunnen ten hoogste 60 dagen pauzeren, en 120 dagen in een jaar. Kies een kortere pauze.',
  transfer_running:
    'Er loopt een overdracht van uw testament, daarom is er niets veranderd. Gaat het goed met u, stop die dan eerst op de pagina Overzicht.',
  transfer_not_running: 'Er loopt geen overdracht meer. Er is niets veranderd.',
  no_sealed_will: 'In dit account is geen testament verzegeld. Er is niets veranderd.',
  deletion_requested:
    'U hebt ons gevraagd uw account of uw testament te verwijderen, daarom is er niets veranderd. Maak dat eerst ongedaan op de pagina Beveiliging.',
  no_deletion: 'Er wordt niets verwijderd, dus er is niets ongedaan te maken. Laad de pagina opnieuw om de huidige toestand te zien.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'Dit apparaat is al afgemeld. Laad de pagina opnieuw om de huidige lijst te zien.',
  invalid_credentials: 'Het wachtwoord is verkeerd. Er is niets veranderd.',
  email_not_verified: 'Uw e-mailadres is nog niet bevestigd. Open de link die wij u hebben gestuurd.',
  email_taken: 'Een ander account heeft dit e-mailadres. Meld u daar aan, of gebruik een ander adres.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'Deze link werkt nog niet. In de e-mail met de link staat vanaf wanneer die werkt.',
  reset_needs_codes:
    'De laatste nieuwe instelling van dit wachtwoord is afgewezen. Voer hieronder reservecodes van de bladen van uw vertrouwenspersonen in.',

  step_up_required: 'Bevestig met uw tweede factor dat u het bent. Er is niets veranderd.',
  factor_not_accepted: 'De code of passkey is niet aangenomen. Controleer die en probeer het opnieuw. Codes werken één keer.',
  factor_not_found: 'Deze passkey of authenticator-app is al verwijderd. Laad de pagina opnieuw.',
  factor_limit_reached: 'U hebt 10 passkeys en authenticator-apps, en dat is het maximum. Verwijder er een voordat u een nieuwe toevoegt.',
  challenge_expired: 'Dit duurde meer dan tien minuten, of het is al gebruikt. Er is niets veranderd. Begin opnieuw.',
  no_factor: 'Uw account heeft geen tweede factor meer. Laad de pagina opnieuw.',
  passkey_known: 'Dit apparaat heeft al een passkey voor uw account.',
  passkey_cancelled: 'Uw apparaat heeft geen passkey gebruikt. Er is niets veranderd. Probeer het opnieuw.',

  survivor_not_found: 'Deze persoon staat niet meer op uw lijst. Laad de pagina opnieuw.',
  survivor_limit_reached: 'U hebt 10 mensen genoemd, en dat is het maximum. Verwijder er een voordat u een nieuwe toevoegt.',
  below_threshold: 'Er zouden minder mensen overblijven dan nodig, daarom is er niets veranderd. Voeg eerst iemand toe of verlaag het aantal.',
  too_few_survivors: 'Er zijn ten minste 2 vertrouwenspersonen nodig. Noem hen op de pagina Vertrouwenspersonen.',
  threshold_exceeds_survivors:
    'Om uw testament te openen zijn meer vertrouwenspersonen nodig dan u hebt genoemd, daarom is er niets veranderd. Noem er meer, of verlaag het aantal, op de pagina Vertrouwenspersonen.',
  reshare_failed:
    'Wij konden de sleutel van uw testament niet opnieuw verdelen, daarom is er niets veranderd. Probeer het over enkele minuten opnieuw. Gebeurt dit weer, test dan de opslag.',
  channel_not_offered: 'Wij hebben zelf geen kanaal van dit soort. Gebruik een account van uzelf.',
  wrong_channel_code: 'Dit is niet de code die wij stuurden, of hij is te oud. Controleer hem, of laat een nieuwe sturen.',
  no_email_to_invite:
    'Wij hebben geen werkend e-mailadres of mobiel nummer van deze persoon, daarom is er niets gestuurd. Voeg er een toe, of sla het opnieuw op.',
  invited_recently:
    'Deze persoon is in de laatste 30 dagen al gevraagd, daarom is er niets gestuurd. Spreek met deze persoon, of probeer het opnieuw na het tijdstip hieronder.',
  invitation_limit_reached:
    'U hebt binnen 24 uur 10 uitnodigingen gestuurd, daarom is er niets gestuurd. Probeer het opnieuw na het tijdstip hieronder.',

  storage_limit_reached: 'U hebt 10 opslagplaatsen, en dat is het maximum. Verwijder er een die u niet nodig hebt, en probeer het opnieuw.',
  storage_not_found: 'Deze opslag is verwijderd, misschien in een ander venster. Laad de pagina opnieuw.',
  storage_not_connected: 'Deze opslag werkt op dit moment niet, daarom is er niets veranderd. Test hem op de pagina Opslagplaatsen.',
  storage_in_use:
    'Deze opslag bevat uw verzegelde testament, daarom is hij niet verwijderd. Voeg eerst een andere opslag toe en verzegel uw testament daarin.',
  review_needed:
    'Uw wachtwoord is per e-mail opnieuw ingesteld. Daarom is er nu niets verzegeld. Controleer eerst of alles wat sindsdien is ingevoerd, van u is. De pagina Overzicht brengt u daarheen.',
  set_aside_not_found: 'Dit is al teruggehaald, of de tijd is voorbij. Laad de pagina opnieuw om de huidige lijst te zien.',
  storage_failed:
    'De opslag nam de nieuwe bestanden niet aan. Wat eerder is verzegeld, is niet veranderd. Test de opslag op de pagina Opslagplaatsen, en probeer het opnieuw.',
  storage_type_unavailable:
    'Deze dienst kan dit soort opslag niet gebruiken, daarom is er niets veranderd. Kies een ander soort op de pagina Opslagplaatsen.',
  same_place:
    'Dit is dezelfde plaats als een andere opslag van uw testament, dus een kopie daar zou geen tweede zijn. Er is niets veranderd. Gebruik een opslag op een andere plaats.',
  package_not_found_there:
    'Wij vonden uw verzegelde testament niet met deze toegangsgegevens, daarom is er niets veranderd. Controleer ze. Verhuist u naar een andere opslag, kopieer dan eerst de hele map daarheen, of voeg de nieuwe opslag toe en verzegel uw testament daarin.',

  connector_not_found: 'Dit kanaal is al verwijderd. Laad de pagina opnieuw.',
  connector_limit_reached: 'U hebt 10 kanalen, en dat is het maximum. Verwijder er een dat u niet nodig hebt.',
  duplicate_connector: 'U hebt al een kanaal van dit soort met deze naam. Kies een andere naam.',
  last_connector: 'Dit is uw enige kanaal, en uw testament is verzegeld. Voeg eerst een ander toe. Daarna kunt u dit verwijderen.',
  invalid_destination: 'Dit adres past niet bij het kanaal. Er is niets gestuurd. Controleer het.',
  connector_rejected:
    'U hebt een wijziging afgewezen terwijl de toegangsgegevens van dit kanaal nieuw waren, daarom is er niets gestuurd. Voer de toegangsgegevens opnieuw in, of verwijder het kanaal.',
  delivery_failed: 'Het bericht kon niet worden bezorgd. Controleer het adres en de toegangsgegevens.',

  no_draft: 'Alles is al verzegeld. Voeg eerst een document toe of verwijder er een.',
  no_documents: 'Er is geen document om te verzegelen. Voeg er ten minste één toe.',
  inner_incomplete:
    'De bestanden die op uw apparaat zijn verzegeld, zijn niet volledig, er zijn andere documenten bij, of ze zijn voor andere bladen gemaakt. Verzegel uw documenten opnieuw op uw apparaat.',
  document_not_found: 'Dit document is er niet meer, daarom is er niets veranderd. Laad de pagina opnieuw.',
  document_too_large: 'Met dit document zou uw testament te groot zijn. Het is niet toegevoegd. Verwijder eerst een document.',
  too_many_documents: 'Uw testament heeft zo veel documenten als mogelijk is. Dit is niet toegevoegd. Verwijder eerst een document.',
  unsupported_document:
    'Dit soort bestand is niet mogelijk, of het bestand bevat macro’s of ingesloten objecten, of het kan niet zonder wachtwoord worden gelezen. Het is niet toegevoegd. Open het, sla het op als PDF, en voeg de PDF toe.',
  upload_not_found: 'Deze upload is verlopen. Druk op „Opnieuw proberen”. Wij beginnen dan van voren af aan.',
  upload_incomplete: 'Het bestand is niet compleet aangekomen, of het is tijdens de upload gewijzigd. Druk op „Opnieuw proberen”.',
  upload_limit_reached:
    'Er zijn te veel uploads gestart en niet voltooid. Voltooi die in de lijst, of probeer ze opnieuw. De andere verwijderen wij na een dag. Dan kunt u nieuwe starten.',
  sealing_in_progress: 'Uw testament wordt op dit moment verzegeld, daarom is er niets veranderd. Probeer het over een minuut opnieuw.',
  package_altered: notReadable,
  archive_part_not_found: 'Uw testament is gewijzigd terwijl u de kopie opsloeg. Laad de pagina opnieuw, en sla de kopie nog een keer op.',
  range_not_satisfiable: 'Dit deel van de kopie kan niet worden hervat. Sla de kopie nog een keer op.',
  shares_do_not_open: notReadable,
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,

  transfer_not_found: notFound,
  will_not_found: notFound,
  check_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  already_done: 'Dit is al gedaan. Laad de pagina opnieuw om de huidige toestand te zien.',
  idempotency_key_reused: 'Dit is al in een andere vorm gestuurd. Laad de pagina opnieuw om de huidige toestand te zien.',
  too_many_running: 'Meerdere van zulke verzoeken lopen nog, daarom is er nu niets veranderd. Wacht even, en probeer het dan opnieuw.',
  conflict: 'Op hetzelfde moment is iets anders gewijzigd. Er is niets verloren gegaan. Probeer het opnieuw.',
} satisfies Record<string, string>;
