/** How a command is lived by the tests in this folder. */
export interface Lived {
  /**
   * `production`: on the way that README tells, as the roles that it names; `backup`: from there to
   * another server; `demonstration`: in a clone beside `npm start`; `checkout`: in a clone alone.
   */
  readonly where: 'production' | 'backup' | 'demonstration' | 'checkout'
  /** The command with a value in every place that its readers fill; as written when absent. */
  readonly as?: string
  /** What it says when it has done its work. */
  readonly says?: RegExp
  /** It stays until it is ended. */
  readonly stays?: true
  /** Exit code; 0 when absent. */
  readonly code?: number
}

/** Why a command is for people only. */
export interface NotForAMachine {
  readonly because: string
}

const ace = (command: string) => `npm run -s ace -- ${command}`
const demo = (says: RegExp, as?: string): Lived => ({ where: 'demonstration', says, as })
const clone = (says: RegExp, more: Partial<Lived> = {}): Lived => ({
  where: 'checkout',
  says,
  ...more,
})
const onTheWay: Lived = { where: 'production' }
const backup: Lived = { where: 'backup' }
const not = (because: string): NotForAMachine => ({ because })

const REPORT = 'plugins/demo/samples/partner_report.xml'

/**
 * Every command that README, docs and package.json tell, by its text there. One that is missing
 * here fails `npm test`, as does one that nobody tells any more.
 */
export const commandBook: Readonly<Record<string, Lived | NotForAMachine>> = {
  // README: Start and Test
  'npm start': { where: 'demonstration', says: /Pharos is at http/, stays: true },
  'npm start -- --dev': { where: 'checkout', says: /Pharos is at http/, stays: true },
  'npm start -- --no-demo': { where: 'checkout', says: /Pharos is at http/, stays: true },
  'npm test': not('it is what lives all the others, and would begin again with itself'),
  'npm run test:long': not('the same, for hours'),
  'npm run test:kills': not('a part of them, for most of an hour'),
  'npm run japa -- long --files=tests/requests': not('eight thousand requests, for minutes'),
  'npm run bench': not('measures for an hour, and writes what a person looks at'),
  'npm run check': not('`npm test` begins with the same steps, in the checkout itself'),
  'npm run japa -- --files=kernel/rules': clone(/\d+ passed, 0 failed/),
  'npm run format': clone(/README\.md/),
  [ace('COMMAND')]: not('COMMAND stands for those that are listed below it'),

  // README: Production
  'npm ci': onTheWay,
  'npm run build': { ...onTheWay, says: /Built/ },
  ['DATABASE_OWNER_URL=postgres://pharos_owner:...@db.example.org/pharos ' +
  ace('migration:run --connection=owner --force')]: onTheWay,
  'npm run serve': { ...onTheWay, stays: true },
  [ace('jobs:work')]: { ...onTheWay, stays: true },
  [ace('cases:copies')]: onTheWay,
  [ace('user:platform-administrator NAME EMAIL')]: onTheWay,
  [ace('audit:verify')]: { ...onTheWay, says: /The audit trail is whole/ },
  'systemctl enable --now pharos-server@3333 pharos-server@3334 pharos-worker@1 pharos-worker@2':
    not('asks for a machine with systemd that is one’s own'),
  [[
    'for port in 3333 3334; do',
    'systemctl restart pharos-server@$port',
    'until curl -fsS http://127.0.0.1:$port/health/ready; do sleep 1; done',
    'done',
  ].join('\n')]: not('asks for a machine with systemd that is one’s own'),

  [`DATABASE_OWNER_URL=... ${ace('audit:verify')}`]: onTheWay,

  [ace('audit:heads --out FILE')]: not('is lived with its file by docs/backup.md'),
  [ace('audit:anchor NAME')]: not('asks for a person who vouches; the test of an upgrade runs it'),

  // README: Commands
  [ace('e2b:import FILE... --project CODE')]: demo(
    /new|identical|duplicate/,
    ace(`e2b:import ${REPORT} plugins/demo/samples/partner_reports.zip --project PH302`)
  ),
  [ace('e2b:export CASENO --out FILE')]: demo(
    /tmp\/out\.xml/,
    ace('e2b:export CASENO --out tmp/out.xml')
  ),
  [ace('e2b:validate FILE...')]: demo(/partner_report/, ace(`e2b:validate ${REPORT}`)),
  [ace('e2b:preview FILE')]: demo(/html/i, ace(`e2b:preview ${REPORT}`)),
  [ace('e2b:roundtrip FILE --out FILE')]: demo(
    /./,
    ace(`e2b:roundtrip ${REPORT} --out tmp/round.xml`)
  ),
  [ace('e2b:schema-install PATH')]: not('the schema package of the ICH is everybody’s own copy'),
  [ace('coding:load PATH')]: demo(
    /90\.1/,
    ace('coding:load plugins/demo/samples/dictionary_90_1_en.zip')
  ),
  [ace('coding:versions')]: demo(/91\.1/),
  [ace('coding:search TEXT')]: demo(/demo/i, ace('coding:search demo')),
  [ace('coding:impact FROM TO')]: demo(/91\.1/, ace('coding:impact 91.0 91.1')),
  [ace('drugs:release PATH --release YYYY-MM')]: demo(
    /2026-08/,
    ace('drugs:release tmp/few_drugs --release 2026-08')
  ),
  [ace('drugs:load FILE --project CODE')]: demo(
    /./,
    ace('drugs:load plugins/demo/samples/products.csv --project PH302')
  ),
  [ace('drugs:search TEXT --project CODE')]: demo(/./, ace('drugs:search demo --project PH302')),
  [ace('schema:list')]: clone(/./),
  [ace('schema:check')]: clone(/./),
  [ace('schema:compile')]: clone(/./),
  [ace('schema:diff')]: clone(/./),
  [ace('plugin:list')]: clone(/cases/),
  [ace('plugin:make NAME')]: clone(/second_try/, { as: ace('plugin:make second_try') }),
  [ace('plugin:make vigil')]: clone(/vigil/),
  [ace('docs:reports')]: demo(/docs\/tables\.md/),
  [ace('docs:openapi')]: clone(/"openapi": ?"3\.1/),
  [ace('demo:generate --cases N --seed S')]: demo(/3/, ace('demo:generate --cases 3 --seed 7')),
  [ace('demo:dictionary --out FOLDER')]: demo(/./, ace('demo:dictionary --out tmp/small')),
  [ace('demo:whodrug --out FOLDER')]: demo(
    /./,
    ace('demo:whodrug --products 500 --out tmp/few_drugs')
  ),
  [ace('user:forget-authenticator NAME')]: demo(/./, ace('user:forget-authenticator platform')),

  // docs/demonstration.md
  [ace('demo:dictionary --size full --out tmp/dictionary')]: demo(/./),
  [ace('coding:load tmp/dictionary/93.0-en')]: demo(/93\.0/),
  [ace('coding:search 头晕')]: demo(/头晕/),
  [ace('coding:impact 91.0 91.1')]: demo(/91\.1/),
  [ace('demo:whodrug --products 500000 --out tmp/drugs')]: demo(/./),
  [ace('drugs:release tmp/drugs --release 2026-09 --format C3')]: demo(/2026-09/),
  [ace('drugs:search zavaadem --project PH302')]: demo(/./),
  [ace('demo:generate --cases 10000 --seed 1')]: demo(/10000/),
  [ace('demo:generate --cases 50 --seed 2 --project PH900 --environment 1')]: demo(/50/),
  [ace('demo:generate --cases 50 --seed 3 --xml tmp/reports')]: demo(/50/),
  [ace('demo:seed')]: demo(/./),

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

  // docs/validating.md
  [ace('e2b:validate report.xml batch.xml reports.zip')]: demo(
    /partner_report/,
    ace(`e2b:validate ${REPORT} ${REPORT} plugins/demo/samples/partner_reports.zip`)
  ),

  // docs/signing_in.md
  [`curl -s https://pharos.example.org/api/login -H 'Content-Type: application/json' -d '{"username":"entry","password":"...","want":"token"}'`]:
    demo(/"token":"pharos_/),
  [`curl -s https://pharos.example.org/api/openapi.json -H 'Authorization: Bearer pharos_...' -o openapi.json`]:
    demo(/^$/),
}
