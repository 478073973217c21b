/** How a command is lived by the tests in this folder. */
export interface Lived {
  /**
   * `production`: on the way that README tells, as the roles that it names; `backup`: from there to
   * another server; `demonstration`: in a clone beside `npm start`; `alone`: in a clone where nothing
   * else runs.
   */
  readonly where: 'production' | 'backup' | 'demonstration' | 'alone'
  /** The command with a value in every place that its readers fill; as written when absent. */
  readonly as?: string
  /** It takes the address of the owner before it, as README says of commands of the owner. */
  readonly asOwner?: true
  /** What it says when it has done its work. */
  readonly says?: RegExp
  /** It stays until it is ended. */
  readonly stays?: true
  /** Exit code; 0 when absent. */
  readonly code?: number
  /** Release of a dictionary that the page has somebody put into use afterwards. */
  readonly use?: string
  /** `npm test` has no time for it: `npm run test:long` lives it. */
  readonly isLong?: true
}

/** Why a command is for people only. */
export interface NotForAMachine {
  readonly because: string
}

const ace = (command: string) => `npm run -s ace -- ${command}`
/** Beside `npm start`, in `npm test`. */
const demo = (says: RegExp, as?: string): Lived => ({
  where: 'demonstration',
  says,
  ...(as && { as: ace(as) }),
})
/** Beside `npm start`, in `npm run test:long`. */
const long = (says: RegExp, as?: string): Lived => ({ ...demo(says, as), isLong: true })
const alone = (says: RegExp): Lived => ({ where: 'alone', says, isLong: true })
/** File of the tips that the worker on the way to production keeps outside (AUDIT_TIPS). */
export const keptTips = 'kept.tips'
const onTheWay: Lived = { where: 'production' }
const backup: Lived = { where: 'backup' }
const ownFile = 'opens or writes a file of the reader’s own; the specs of the command run it'
const ofAPartner = 'asks for a partner of the reader’s own; a spec connects one by these commands'
const not = (because: string): NotForAMachine => ({ because })

/**
 * Every command that README, ARCHITECTURE, docs and package.json tell, by its text there, in the order in which
 * they are lived. One that is missing here fails `npm test`, as does one that nobody tells any more.
 */
export const commandBook: Readonly<Record<string, Lived | NotForAMachine>> = {
  // README: Start and Test
  'npm start': demo(/Ctrl-C stops everything/),
  'npm start -- --dev': alone(/Ctrl-C stops everything/),
  'npm start -- --no-demo': alone(/Ctrl-C stops everything/),
  'npm test': not('it is what lives all the others, and would begin again with itself'),
  'npm run test:long': not('the same, for hours'),
  'npm run test:kills': not('a part of them, for most of an hour'),
  'npm run test:requests': not('eight thousand requests, for minutes'),
  'npm run test:messages': not('thousands of mutants, for minutes'),
  'npm run bench': not('measures for an hour, and writes what a person looks at'),
  'npm run check': not('`npm test` begins with the same steps, in the checkout itself'),
  'npm run japa -- --files=kernel/case/rules': alone(/[1-9]\d* passed, 0 failed/),
  'npm run format': alone(/README\.md/),
  'npm run calls': alone(/calls\.d\.ts/),
  [ace('COMMAND')]: not('COMMAND stands for those that are listed below it'),
  'node ace COMMAND': not('COMMAND stands for those that are listed below it'),

  // README: Production
  'npm ci': onTheWay,
  'npm run build': { ...onTheWay, says: /Built/ },
  ['DATABASE_OWNER_URL=postgres://pharos_owner:...@db.example.org/pharos ' +
  ace('migration:run --connection=owner --force')]: onTheWay,
  'npm run serve': { ...onTheWay, stays: true },
  [ace('jobs:work')]: { ...onTheWay, stays: true },
  [ace('user:platform-administrator NAME EMAIL')]: {
    ...onTheWay,
    as: ace('user:platform-administrator second second@example.org'),
    says: /First password: \S+/,
  },
  [ace('cases:projections')]: { ...onTheWay, says: /^1 cases done/m },
  [`DATABASE_OWNER_URL=... ${ace('audit:verify')}`]: {
    ...onTheWay,
    as: `DATABASE_OWNER_URL=postgres://pharos_owner:...@db.example.org/pharos ${ace('audit:verify')}`,
    says: /The audit trail is whole/,
  },
  [ace('audit:verify --tips FILE')]: {
    ...onTheWay,
    asOwner: true,
    as: ace(`audit:verify --tips ${keptTips}`),
    says: /The audit trail is whole/,
  },
  'systemctl enable --now pharos-server@3333 pharos-server@3334 pharos-worker@1 pharos-worker@2':
    not('asks for a machine with systemd that is one’s own'),
  [[
    'for port in 3333 3334; do',
    'systemctl restart pharos-server@$port',
    'until curl -fsS http://127.0.0.1:$port/health/ready; do sleep 1; done',
    'done',
  ].join('\n')]: not('asks for a machine with systemd that is one’s own'),

  // docs/backup.md
  ['DATABASE_OWNER_URL=postgres://pharos_owner:...@db.example.org/pharos ' +
  ace('audit:heads --out heads.json')]: backup,
  'pg_dump --format=custom --enable-row-security --file=pharos.dump postgres://pharos_owner:...@db.example.org/pharos':
    backup,
  'tar -czf files.tar.gz -C storage files': backup,
  'pg_restore --exit-on-error --no-comments --dbname=postgres://pharos_owner:...@new.example.org/pharos pharos.dump':
    backup,
  'mkdir -p storage && tar -xzf files.tar.gz -C storage': backup,
  ['DATABASE_OWNER_URL=postgres://pharos_owner:...@new.example.org/pharos ' +
  ace('audit:verify --heads heads.json')]: { ...backup, says: /The audit trail is whole/ },

  // docs/signing_in.md
  [`curl -s https://pharos.example.org/api/login -H 'Content-Type: application/json' -d '{"username":"entry","password":"...","want":"token"}'`]:
    demo(/"token":"pharos_/),
  [`curl -s https://pharos.example.org/api/openapi.json -H 'Authorization: Bearer pharos_...' -o openapi.json`]:
    demo(/^$/),

  // README: Commands
  [ace('e2b:import FILE... --project CODE')]: demo(
    /report\.xml: new case PH302-000021/,
    'e2b:import report.xml --project PH302'
  ),
  [ace('e2b:export CASENO --out FILE --reason TEXT')]: demo(
    /PH302-000021 written to written\.xml/,
    'e2b:export PH302-000021 --out written.xml --reason asked'
  ),
  [ace('e2b:validate FILE...')]: long(
    /written\.xml: .*the rules found no error/,
    'e2b:validate written.xml'
  ),
  [ace('e2b:preview FILE')]: long(/== Message header/, 'e2b:preview written.xml'),
  [ace('e2b:roundtrip FILE --out FILE')]: long(
    /^0 nodes of the message are not as they came/m,
    'e2b:roundtrip written.xml --out round.xml'
  ),
  [ace('e2b:schema-install PATH')]: not(
    'the schema package of the ICH is everybody’s own copy; the specs of the command run it'
  ),
  [ace('schema:list')]: long(/^elements: ich \d+/m),
  [ace('schema:check')]: long(/^pages: .* 0 missing$/m),
  [ace('schema:compile')]: long(/the compiled files fit the schemas/),
  [ace('schema:bundle PAGE')]: long(/"uiSchema"/, 'schema:bundle patient'),
  [ace('schema:bundle PAGE --elements')]: long(
    /"page:patient\/\d+"/,
    'schema:bundle patient --elements'
  ),
  [ace('schema:bundle patient --language=en')]: long(/"uiSchema"/),
  [ace('schema:diff')]: long(/^content version \d+ to \d+/m),
  [ace('plugin:list')]: long(/^cases: /m),
  [ace('docs:reports')]: long(/docs\/tables\.md/),
  [ace('docs:openapi')]: long(/"openapi": "3\.1/),
  [ace('demo:generate --cases N --seed S')]: long(
    /^3 cases in/m,
    'demo:generate --cases 3 --seed 7'
  ),
  [ace('demo:dictionary --out FOLDER')]: long(/90\.0-en/, 'demo:dictionary --out small'),
  [ace('coding:load PATH')]: long(/^90\.0 \(en\) is loaded/m, 'coding:load small/90.0-en'),
  [ace('coding:versions')]: long(/^meddra 90\.0 en imported/m),
  [ace('coding:search TEXT')]: long(/Demo dizziness/, 'coding:search dizziness'),
  [ace('coding:impact FROM TO')]: long(/1 LLTs moved to another PT/, 'coding:impact 91.0 91.1'),
  [ace('demo:whodrug --out FOLDER')]: long(
    /10 files of 1000 products/,
    'demo:whodrug --out few_drugs'
  ),
  [ace('drugs:release PATH --release YYYY-MM')]: long(
    /WHODrug 2026-08 is loaded/,
    'drugs:release few_drugs --release 2026-08'
  ),
  [ace('drugs:load FILE --project CODE')]: demo(
    /^1 new, 0 changed/m,
    'drugs:load products.csv --project PH302'
  ),
  [ace('drugs:search TEXT --project CODE')]: demo(
    /Demolived < Demoxine < CN/,
    'drugs:search demolived --project PH302'
  ),
  [ace('deadlines:explain CASENO')]: demo(
    /due \d{4}-\d\d-\d\d, day 0 /,
    'deadlines:explain PH302-000001'
  ),
  [ace('process:replay --check')]: demo(/, 0 differences$/m),
  [ace('as2:inspect FILE')]: not(ownFile),
  [ace('as2:write FILE')]: not(ownFile),
  [ace('as2:answer FILE')]: not(ownFile),
  [ace('as2:certificate')]: not(ownFile),
  [ace('reports:rerun')]: demo(/equal/),
  [ace('signal:compute FILE')]: not(ownFile),
  [ace('signal:fit')]: not(ownFile),
  [ace('signal:load FILE --name NAME')]: not(ownFile),
  [ace('signal:mask')]: not(ownFile),
  [ace('signal:onset')]: not(ownFile),
  [ace('signal:sprt')]: not(ownFile),
  [ace('signal:interactions')]: not(ownFile),
  [ace('signal:verify RUN --project CODE')]: not('it checks a run of a project that has one'),
  [ace('literature:import FILE --preview')]: not(ownFile),
  [ace('literature:coverage FILE')]: not(ownFile),
  [ace('literature:coverage --project CODE')]: not('the spec of literature:run lives it'),
  [ace('literature:run')]: not('asks databases outside; the spec of the command runs it'),
  [ace('literature:duplicates FILE PAIRS')]: not(ownFile),
  [ace('literature:sheet PRODUCT')]: demo(/found = /, 'literature:sheet 示范拉唑'),
  [ace('gateway:submit CASENO...')]: not(
    'sends a case to its destination for good; the specs of the command run it'
  ),
  [ace('gateway:status CASENO...')]: demo(/CDR/, 'gateway:status PH302-000001'),
  [ace('gateway:submit P-00012 P-00013 --to CDE')]: not('the same, with a destination'),
  [ace('gateway:status P-00012 --json')]: not('the same, as JSON'),
  [ace('paper:print CASENO --form cioms --lang zh --out FILE.pdf')]: demo(
    /written to FILE\.pdf/,
    'paper:print PH302-000001 --form cioms --lang zh --out FILE.pdf'
  ),
  [ace('narrative:write CASENO --lang zh')]: not(
    'it writes a revision of a case; the specs of the command run it'
  ),
  [ace('listings:export DESIGN --project CODE --format xlsx --out FILE.xlsx')]: not(
    'its design is the reader’s own; the spec of the command runs it'
  ),
  [ace('audit:verify')]: demo(/The audit trail is whole/),
  [ace('audit:heads --out FILE')]: long(/heads written to/, 'audit:heads --out ends.json'),
  [ace('audit:verify --heads FILE')]: long(
    /The audit trail is whole/,
    'audit:verify --heads ends.json'
  ),
  [ace('audit:anchor NAME')]: long(/^0 lines written/m, 'audit:anchor Anna'),
  [ace('user:forget-authenticator NAME')]: long(
    /platform sets up an authenticator app/,
    'user:forget-authenticator platform'
  ),

  // docs/backup.md: sending after a restore
  [ace('gateway:sending status')]: demo(/^Sending is open/),
  [ace('gateway:sending open --reason "The former server is off"')]: not(
    'for after a restore; its spec lives it'
  ),
  [ace('gateway:sending close --reason TEXT')]: not(
    'nothing would leave any longer; its spec lives it'
  ),

  // docs/connecting.md; `plugins/as2/commands/by_commands_alone.functional.spec.ts` lives this way
  [ace(
    'gateway:connection add Authority --project P1 --set ownName=PHAROS --set partnerName=AUTHORITY --set url=http://as2.example.org:10080/as2 --set-file partnerCertificate=partner.pem'
  )]: not(ofAPartner),
  [ace('gateway:connection key Authority --project P1 --common-name pharos.example.org')]:
    not(ofAPartner),
  [ace('gateway:connection certificate Authority --project P1 --out own.pem')]: not(ofAPartner),
  [ace('gateway:connection test Authority --project P1')]: not(ofAPartner),
  [ace('gateway:connection add Bucket --project P1 --file bucket.json')]: not(ofAPartner),
  [ace('gateway:connection test Bucket --project P1')]: not(ofAPartner),
  [ace('gateway:connection add FDA --project P1 --file fda.json')]: not(ofAPartner),
  [ace('gateway:connection test FDA --project P1')]: not(ofAPartner),
  [ace(
    'gateway:connection change Authority --project P1 --set-file key=own.p12 --set-file passphrase=passphrase.txt'
  )]: not(ofAPartner),
  [ace('gateway:destination add CDE --project P1 --file destination.json --stage in_test')]:
    not(ofAPartner),
  [ace(
    'gateway:destination add EV --project P1 --like EV_PM --set batchSender=PHAROS --set messageSender=PHAROS'
  )]: not(ofAPartner),
  [ace('gateway:destination stage CDE --project P1 --stage tested')]: not(ofAPartner),
  [ace('gateway:destination stage CDE --project P1 --stage in_test --reason "Another test"')]:
    not(ofAPartner),
  [ace('gateway:destination test CDE --project P1')]: not(ofAPartner),
  [ace('e2b:import report.xml --project P1')]: not(ofAPartner),
  [ace('gateway:submit P1-000001 --to CDE --over-warnings')]: not(ofAPartner),
  [ace('gateway:status P1-000001')]: not(ofAPartner),
  [ace('gateway:connection list --project P1')]: not(ofAPartner),
  [ace('gateway:connection ACTION NAME --project CODE')]: not(ofAPartner),
  [ace('gateway:destination ACTION NAME --project CODE')]: not(ofAPartner),
  [ace('gateway:connection show Authority --project P1 --json')]: not(ofAPartner),
  [ace('gateway:connection change Authority --project P1 --set-file nextCertificate=next.pem')]:
    not(ofAPartner),
  [ace('gateway:destination list --project P1')]: not(ofAPartner),
  [ace('gateway:destination change CDE --project P1 --set maxMegabytes=50')]: not(ofAPartner),
  [ace('gateway:destination remove CDE --project P1')]: not(ofAPartner),
  [ace('gateway:connection remove Authority --project P1')]: not(ofAPartner),

  [ace('gateway:destination add NAME --like KEY')]: not('the same, by an authority of one’s own'),

  // docs/validating.md; nobody says that the follow-up in the zip is one, so it has an error
  [ace('e2b:validate report.xml batch.xml reports.zip')]: {
    ...demo(/^reports\.zip: 1_new\.xml: /m),
    code: 1,
  },

  // docs/demonstration.md
  [ace('demo:seed')]: demo(/the password of all is/),
  [ace('demo:samples')]: long(/partner_report\.xml/),
  [ace('demo:dictionary --size full --out tmp/dictionary')]: long(/93\.0-en/),
  [ace('coding:load tmp/dictionary/93.0-en')]: long(/^93\.0 \(en\) is loaded/m),
  [ace('coding:search 头晕')]: demo(/演示头晕/),
  [ace('coding:impact 91.0 91.1')]: demo(/1 LLTs moved to another PT/),
  [ace('demo:whodrug --products 500000 --out tmp/drugs')]: long(/500000 products/),
  [ace('drugs:release tmp/drugs --release 2026-09 --format C3')]: {
    ...long(/WHODrug 2026-09 is loaded/),
    use: '2026-09',
  },
  [ace('drugs:search zavaadem --project PH302')]: long(/zavaadem/i),
  [ace('demo:generate --cases 10000 --seed 1')]: long(/^10000 cases in/m),
  [ace('demo:generate --cases 50 --seed 2 --project PH900 --environment 1')]: long(/^50 cases in/m),
  [ace('demo:generate --cases 50 --seed 3 --xml tmp/reports')]: long(/^50 cases in/m),

  // Last, for what they make is part of the application from then on
  [ace('plugin:make NAME')]: long(/plugins\/second_try\/plugin\.ts/, 'plugin:make second_try'),
  [ace('plugin:make vigil')]: long(/plugins\/vigil\/plugin\.ts/),
  [ace('plugin:make NAME --table --act --screen --noun NOUN')]: long(
    /plugins\/third_try\/plugin\.ts/,
    'plugin:make third_try --table --act --screen --noun note'
  ),

  // ARCHITECTURE and docs/adr: what Lucid brings
  [ace('make:migration')]: not(
    'wants a name; `kernel/database/migrations.spec.ts` makes some by it'
  ),
  [ace('schema:generate')]: not('`docs:reports` alone runs it, once for each owner of tables'),
}

/** The commands that are lived somewhere, in their order. */
export function livedWhere(where: Lived['where'], isLong = false): string[] {
  return Object.entries(commandBook)
    .filter(([, entry]) => 'where' in entry && entry.where === where && !entry.isLong === !isLong)
    .map(([written]) => written)
}
