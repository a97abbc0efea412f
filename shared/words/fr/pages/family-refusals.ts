import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable =
  'Nous n’avons pas pu lire cela de façon sûre, rien n’est donc affiché et rien n’a été modifié. Réessayez plus tard. Nous le vérifions chaque jour.';
const notFound = 'Nous n’avons pas trouvé cela, ou cela a changé. Chargez la page de nouveau, ou utilisez notre message le plus récent.';
const notAccepted = 'Le service n’a pas pu lire cette requête. Rien n’a été modifié. Chargez la page de nouveau.';
const notSent = 'Nous n’avons pas pu envoyer de code par ce canal. Choisissez un autre canal, ou utilisez votre feuille.';
const notOpen = 'Les documents ne sont pas encore ouverts. Chargez la page de nouveau pour voir ce qui manque.';
const notProven = 'Confirmez de nouveau votre identité. Chargez pour cela la page de nouveau.';

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
  too_many_running: 'D’autres téléchargements de ces documents sont encore en cours. Attendez qu’ils soient terminés, puis réessayez.',
  access_window_expired: 'Le temps pendant lequel les documents pouvaient être lus est écoulé.',
  transfer_cancelled: 'La transmission a été arrêtée. Nous n’ouvrons rien maintenant.',
  otp_limit_reached:
    'Trop de codes ont été demandés. Attendez jusqu’à l’heure ci-dessous, ou utilisez maintenant un code de secours de votre feuille.',
  otp_session_not_found: 'Ce code ne fonctionne plus. Demandez un nouveau code.',
  invitation_withdrawn:
    'Cette question ne vous concerne plus : la personne qui vous fait confiance a modifié sa liste ou votre adresse. Vous n’avez rien à faire.',
  alert_limit_reached: 'Vous avez déjà cinq appareils et discussions. Retirez-en d’abord un.',
  delivery_failed: 'Telegram ne répond pas pour le moment. Réessayez plus tard.',
  channel_not_offered: 'Telegram n’est plus proposé ici. Rien n’a été modifié.',
  invitation_not_confirmed: 'Répondez d’abord à la question de votre invitation. Chargez pour cela la page de nouveau.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'Une transmission que vous aviez lancée a été arrêtée il y a peu. Votre code reste valable. Attendez jusqu’à l’heure ci-dessous. Une autre personne de confiance pourra peut-être en lancer une avant.',
  transfer_not_running: 'Cette transmission n’est plus en cours. Rien n’a été modifié.',
  no_rehearsal: 'Aucune répétition ne vous attend. Si nous vous avons écrit à ce sujet, elle est terminée, et vous n’avez rien à faire.',
  not_a_rehearsal:
    'Ce n’est plus une répétition : quelque chose de réel a commencé. Rien n’a été modifié. Utilisez le message le plus récent que nous vous avons envoyé.',
  vouch_not_needed: 'Personne n’attend de lancer une transmission, ou tout le monde attend déjà. Rien n’a été modifié, et vous n’avez rien à faire.',
  vouched_twice:
    'Des personnes de confiance l’ont déjà dit deux fois, et nous n’avons rien appris depuis. Rien n’a été modifié. C’est maintenant à la personne dont c’est le testament de répondre.',
  vouch_too_late: 'Les documents sont déjà ouverts. Rien n’a été modifié. Seule la personne dont c’est le testament peut les fermer.',
  vouch_outweighed:
    'Une autre personne de confiance a confirmé son identité, et cela compte davantage. Rien n’a été modifié. Parlez avec les autres.',
  proof_required: 'Un nom seul ne suffit pas pour lancer la transmission de ce testament. Utilisez un code ou votre feuille.',
  transfer_running: 'Une transmission de ce testament est déjà en cours. Ouvrez votre lien personnel, ou utilisez votre feuille.',
  conflict: 'Autre chose a été modifié au même moment. Rien n’est perdu. Réessayez.',
  invalid_link: 'Ce lien n’est pas valable. Utilisez le lien le plus récent que nous vous avons envoyé. Copiez-le en entier.',
  link_expired: 'Ce lien a expiré. Demandez-en un nouveau.',
} satisfies Record<string, string>;
