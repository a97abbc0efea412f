import type * as english from '#words/en/pages/check-evidence.ts';
export const checkEvidence: typeof english.checkEvidence = {
  title: 'Een bewijsstuk controleren',
  intro:
    'U hebt een verslag over het openen van een testament en wilt weten of het van ons is en niet is gewijzigd. Daarvoor hebt u de ZIP nodig die met het verslag is opgeslagen, en onze publieke sleutel van deze pagina.',
  keysTitle: 'Onze publieke sleutels',
  keyNumber: (id: string) => `Sleutel ${id}`,
  keyUse: 'Kies de sleutel met het nummer dat in de laatste regel van statement.txt staat. Sla een van de twee vormen op, of beide.',
  savePem: 'key.pem opslaan, voor openssl',
  saveSigners: 'allowed_signers opslaan, voor ssh-keygen',
  ofKey: (id: string) => `(sleutel ${id})`,
  howTitle: 'Wat u moet doen',
  howSteps: [
    'Pak de ZIP uit in een lege map.',
    'Sla onze publieke sleutel van deze pagina in dezelfde map op.',
    'Open een terminal in deze map, en voer deze opdrachten in. De eerste moet de SHA-256 tonen die in de regel „report-sha256” van statement.txt staat.',
  ],
  provesTitle: 'Wat het bewijst',
  proves: [
    'Wij hebben dit op dat moment gezegd, en sindsdien is niets in het verslag gewijzigd.',
    'Het bewijst niet wie er achter een computer zat. Een bewijs met een code toont dat iemand het bericht kon lezen, en een bewijs met een blad dat iemand het blad had.',
    'De tijd is die van de klok van onze dienst.',
  ],
  keyWhy:
    'Haal de publieke sleutel zelf van dit adres, of gebruik een eerdere kopie. Gebruik geen sleutel van de persoon die u het verslag geeft: wie een verslag vervalst, zou u ook de sleutel erbij geven.',
  stepsEnd: 'Een van de laatste twee opdrachten is genoeg. Er moet „Signature Verified Successfully” of „Good” staan.',
};
