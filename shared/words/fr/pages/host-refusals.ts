import type * as english from '#words/en/pages/host-refusals.ts';
import { familyRefusals } from './family-refusals.ts';

const notReadable =
  'Nous n’avons pas pu lire votre testament scellé de façon sûre, rien n’a donc été modifié. Réessayez plus tard. Si cela se reproduit, scellez votre testament de nouveau.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'Votre session a pris fin. Connectez-vous de nouveau.';

export const hostRefusals: typeof english.hostRefusals = {
  recently_recovered:
    'Votre mot de passe a été réinitialisé par e-mail, ou un changement a été refusé, rien n’a donc été modifié. La page Sécurité dit comment confirmer que c’était vous.',
  sign_of_life_first:
    'Nous n’avons pas de nouvelles de vous depuis longtemps, rien n’a donc été modifié. Appuyez d’abord sur « Je vais bien » sur la page Vue d’ensemble. Puis réessayez ici.',
  rehearsal_running: 'Une répétition est déjà en cours. Rien n’a été modifié.',
  rehearsals_used_up:
    'Vous avez lancé quatre répétitions en un an, aucune autre n’a donc été lancée. La page indique quand la prochaine est possible.',
  rehearsal_not_found: 'Cette répétition n’existe pas. Ouvrez la vue d’ensemble.',
  stop_card_not_valid:
    'Ce code n’arrête rien. Vérifiez les deux lignes de la carte. Une carte ne fonctionne qu’une fois, et seule la plus récente fonctionne.',
  nothing_to_stop:
    'Aucune transmission n’est en cours, et vos personnes de confiance n’en attendent pas. Rien n’a été modifié, et votre carte fonctionne toujours.',
  documents_open:
    'Les documents sont déjà ouverts, une carte ne peut donc plus arrêter cela. Connectez-vous et arrêtez la transmission sur la page Vue d’ensemble.',
  pause_too_long: 'Les demandes peuvent être suspendues pendant 60 jours au plus, et 120 jours par an. Choisissez une pause plus courte.',
  transfer_running:
    'Une transmission de votre testament est en cours, rien n’a donc été modifié. Si vous allez bien, arrêtez-la d’abord sur la page Vue d’ensemble.',
  transfer_not_running: 'Aucune transmission n’est plus en cours. Rien n’a été modifié.',
  no_sealed_will: 'Aucun testament n’est scellé dans ce compte. Rien n’a été modifié.',
  deletion_requested:
    'Vous nous avez demandé de supprimer votre compte ou votre testament, rien n’a donc été modifié. Annulez d’abord cela sur la page Sécurité.',
  no_deletion: 'Rien ne va être supprimé, il n’y a donc rien à annuler. Chargez la page de nouveau pour voir l’état actuel.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'Cet appareil est déjà déconnecté. Chargez la page de nouveau pour voir la liste actuelle.',
  invalid_credentials: 'Le mot de passe est faux. Rien n’a été modifié.',
  email_not_verified: 'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé.',
  email_taken: 'Un autre compte a cette adresse e-mail. Connectez-vous-y, ou utilisez une autre adresse.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'Ce lien ne fonctionne pas encore. L’e-mail qui le contient dit à partir de quand il fonctionne.',
  reset_needs_codes:
    'La dernière réinitialisation de ce mot de passe a été refusée. Saisissez ci-dessous des codes de secours des feuilles de vos personnes de confiance.',

  step_up_required: 'Confirmez avec votre second facteur que c’est bien vous. Rien n’a été modifié.',
  factor_not_accepted: 'Le code ou la clé d’accès n’a pas été accepté. Vérifiez et réessayez. Un code ne fonctionne qu’une fois.',
  factor_not_found: 'Cette clé d’accès ou application d’authentification a déjà été retirée. Chargez la page de nouveau.',
  factor_limit_reached:
    'Vous avez 10 clés d’accès et applications d’authentification, ce qui est le maximum. Retirez-en une avant d’en ajouter une autre.',
  challenge_expired: 'Cela a pris plus de dix minutes, ou a déjà été utilisé. Rien n’a été modifié. Recommencez.',
  no_factor: 'Votre compte n’a plus de second facteur. Chargez la page de nouveau.',
  passkey_known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  passkey_cancelled: 'Votre appareil n’a pas utilisé de clé d’accès. Rien n’a été modifié. Réessayez.',

  survivor_not_found: 'Cette personne n’est plus dans votre liste. Chargez la page de nouveau.',
  survivor_limit_reached: 'Vous avez 10 personnes, ce qui est le maximum. Retirez-en une avant d’en ajouter une autre.',
  below_threshold: 'Il resterait moins de personnes qu’il n’en faut, rien n’a donc été modifié. Ajoutez d’abord une personne, ou abaissez le nombre.',
  too_few_survivors: 'Il faut au moins 2 personnes de confiance. Nommez-les sur la page Personnes de confiance.',
  threshold_exceeds_survivors:
    'Il faut plus de personnes de confiance pour ouvrir votre testament que vous n’en avez nommé, rien n’a donc été modifié. Nommez-en d’autres, ou abaissez le nombre, sur la page Personnes de confiance.',
  reshare_failed:
    'Nous n’avons pas pu partager de nouveau la clé de votre testament, rien n’a donc été modifié. Réessayez dans quelques minutes. Si cela se reproduit, essayez l’espace de stockage.',
  channel_not_offered: 'Nous n’avons pas nous-mêmes de canal de ce type. Utilisez un compte à vous.',
  wrong_channel_code: 'Ce n’est pas le code que nous avons envoyé, ou il est trop ancien. Vérifiez-le, ou faites-en envoyer un autre.',
  no_email_to_invite:
    'Nous n’avons aucune adresse e-mail ni aucun numéro de mobile qui fonctionne pour cette personne, rien n’a donc été envoyé. Ajoutez-en un, ou enregistrez-le de nouveau.',
  invited_recently:
    'La question a été posée à cette personne au cours des 30 derniers jours, rien n’a donc été envoyé. Parlez-lui, ou réessayez après l’heure ci-dessous.',
  invitation_limit_reached: 'Vous avez envoyé 10 invitations en 24 heures, rien n’a donc été envoyé. Réessayez après l’heure ci-dessous.',

  storage_limit_reached: 'Vous avez 10 espaces de stockage, ce qui est le maximum. Supprimez-en un dont vous n’avez pas besoin, puis réessayez.',
  storage_not_found: 'Cet espace de stockage a été supprimé, peut-être dans une autre fenêtre. Chargez la page de nouveau.',
  storage_not_connected:
    'Cet espace de stockage ne fonctionne pas pour le moment, rien n’a donc été modifié. Essayez-le sur la page Espaces de stockage.',
  storage_in_use:
    'Cet espace de stockage contient votre testament scellé, il n’a donc pas été supprimé. Ajoutez d’abord un autre espace de stockage et scellez-y votre testament.',
  review_needed:
    'Votre mot de passe a été réinitialisé par e-mail, rien n’a donc été scellé pour le moment. Veuillez d’abord vérifier si tout ce qui a été saisi depuis vient de vous. La page Vue d’ensemble vous y conduit.',
  set_aside_not_found: 'Cela a déjà été repris, ou le délai est passé. Veuillez recharger la page pour voir la liste actuelle.',
  storage_failed:
    'L’espace de stockage n’a pas accepté les nouveaux fichiers. Ce qui était scellé est inchangé. Essayez-le sur la page Espaces de stockage, puis réessayez.',
  storage_type_unavailable:
    'Ce service ne peut pas utiliser ce type d’espace de stockage, rien n’a donc été modifié. Choisissez un autre type sur la page Espaces de stockage.',
  same_place:
    'C’est le même endroit qu’un autre espace de stockage de votre testament, une copie n’y serait donc pas une seconde. Rien n’a été modifié. Veuillez utiliser un espace de stockage à un autre endroit.',
  package_not_found_there:
    'Nous n’avons pas trouvé votre testament scellé avec ces données d’accès, rien n’a donc été modifié. Vérifiez-les. Si vous changez d’espace de stockage, copiez-y d’abord tout le dossier, ou ajoutez le nouvel espace de stockage et scellez-y votre testament.',

  connector_not_found: 'Ce canal a déjà été retiré. Chargez la page de nouveau.',
  connector_limit_reached: 'Vous avez 10 canaux, ce qui est le maximum. Retirez-en un dont vous n’avez pas besoin.',
  duplicate_connector: 'Vous avez déjà un canal de ce type avec ce nom. Choisissez un autre nom.',
  last_connector: 'C’est votre seul canal, et votre testament est scellé. Ajoutez-en d’abord un autre. Vous pourrez ensuite retirer celui-ci.',
  invalid_destination: 'Cette adresse ne convient pas au canal. Rien n’a été envoyé. Vérifiez-la.',
  connector_rejected:
    'Vous avez refusé un changement alors que les données d’accès de ce canal étaient récentes, rien n’a donc été envoyé. Saisissez de nouveau les données d’accès, ou retirez le canal.',
  delivery_failed: 'Le message n’a pas pu être remis. Vérifiez l’adresse et les données d’accès.',

  no_draft: 'Tout est déjà scellé. Ajoutez ou retirez d’abord un document.',
  no_documents: 'Il n’y a aucun document à sceller. Ajoutez-en au moins un.',
  inner_incomplete:
    'Les fichiers scellés sur votre appareil ne sont pas complets, d’autres documents s’y trouvent, ou ils ont été faits pour d’autres feuilles. Scellez de nouveau vos documents sur votre appareil.',
  document_not_found: 'Ce document n’est plus là, rien n’a donc été modifié. Chargez la page de nouveau.',
  document_too_large: 'Avec ce document, votre testament serait trop grand. Il n’a pas été ajouté. Retirez d’abord un document.',
  too_many_documents: 'Votre testament a autant de documents que possible. Il n’a pas été ajouté. Retirez d’abord un document.',
  unsupported_document:
    'Ce type de fichier n’est pas possible, ou le fichier contient des macros ou des objets intégrés, ou ne peut pas être lu sans mot de passe. Il n’a pas été ajouté. Ouvrez-le, enregistrez-le en PDF, et ajoutez le PDF.',
  upload_not_found: 'Cet envoi a expiré. Appuyez sur « Réessayer ». Nous le reprenons alors depuis le début.',
  upload_incomplete: 'Le fichier n’est pas arrivé en entier, ou il a été modifié pendant l’envoi. Appuyez sur « Réessayer ».',
  upload_limit_reached:
    'Trop d’envois ont été commencés sans être terminés. Terminez ceux de la liste, ou réessayez-les. Nous supprimons les autres après un jour. Vous pourrez alors en commencer de nouveaux.',
  sealing_in_progress: 'Votre testament est en train d’être scellé, rien n’a donc été modifié. Réessayez dans une minute.',
  package_altered: notReadable,
  archive_part_not_found:
    'Votre testament a été modifié pendant que vous enregistriez la copie. Chargez la page de nouveau, et enregistrez-la encore une fois.',
  range_not_satisfiable: 'Cette partie de la copie ne peut pas être reprise. Enregistrez-la encore une fois.',
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
  already_done: 'Cela a déjà été fait. Chargez la page de nouveau pour voir l’état actuel.',
  idempotency_key_reused: 'Cela a déjà été envoyé sous une autre forme. Chargez la page de nouveau pour voir l’état actuel.',
  too_many_running: 'Plusieurs requêtes de ce type sont encore en cours, rien n’a donc été modifié. Patientez un instant, puis réessayez.',
  conflict: 'Autre chose a été modifié au même moment. Rien n’est perdu. Réessayez.',
} satisfies Record<string, string>;
