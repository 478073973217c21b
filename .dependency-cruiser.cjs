// The walls of the house (ARCHITECTURE.md): who may import whom. Type-only imports count.
/** Specs, and what plugins tell the tests that walk all of the product. */
const SPEC = '(\\.spec\\.tsx?$|^plugins/[^/]+/tests/)'
const PLUGIN = '^plugins/([^/]+)/'
const CONTRACT = ['^plugins/[^/]+/contract\\.ts$', '^plugins/[^/]+/contract/[^/]+\\.(ts|json)$']
/** Texts of a plugin that screens and contracts say; of `lang/server` what its errors mean alone. */
const LANG = '^plugins/[^/]+/lang/([^/]+|server/errors\\.json)$'
/** What of the kernel runs in the browser as well: four rooms and a few files. */
const PURE = [
  '^kernel/(case/(content|rules|forms/bundle)|fields)/',
  '^kernel/.+_fields\\.ts$',
  '^kernel/case/forms/(coded_terms|in_order|page_layout|page_level|page_part|shape_problems|walk_layout)\\.ts$',
  '^kernel/files/checks/file_kinds\\.ts$',
  '^kernel/plugins/slot\\.ts$',
  '^kernel/language/(words|wording_of)\\.ts$',
  '^kernel/lang/[^/]+$',
]

/** All but the tests, which go past the product to see what it did. */
const PRODUCT = '^(bench|bin|config|database|kernel|plugins|resources|scripts|start)/'

const library = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    wall(
      'kernel-knows-no-plugin',
      'The kernel, its tables among it, imports no plugin, no configuration, no composition.',
      { path: '^(database|kernel)/', pathNot: SPEC },
      { path: '^((plugins|config|start|resources|bench|scripts)/|tests/(?!invented/))' }
    ),
    wall(
      'plugins-meet-only-through-contracts',
      'A plugin knows of another one only its contract: contract.ts, or the files of contract/.',
      { path: PLUGIN, pathNot: SPEC },
      { path: PLUGIN, pathNot: ['^plugins/$1/', ...CONTRACT] }
    ),
    wall(
      'a-contract-stands-alone',
      'A contract imports the kernel and other contracts only.',
      { path: CONTRACT },
      { path: '^(plugins|config|start|resources)/', pathNot: [...CONTRACT, LANG] }
    ),
    wall(
      'plugins-do-not-read-start-or-config',
      'Configuration reaches a plugin through the container.',
      { path: '^plugins/', pathNot: SPEC },
      { path: '^((start|config|bin|bench|scripts)/|tests/(?!invented/))' }
    ),
    wall(
      'only-the-list-names-plugins',
      'Composition knows plugins by config/plugins.ts alone: each may be left out.',
      { path: '^(bin|config|scripts|start)/', pathNot: ['^config/plugins\\.ts$', SPEC] },
      { path: '^plugins/' }
    ),
    wall(
      'invented-data-is-for-seeds',
      'Of the product only seeds and the commands of the demonstration know what is invented.',
      {
        path: PRODUCT,
        pathNot: ['^bench/', '^database/seeders/', '^plugins/[^/]+/seed/', '^plugins/demo/', SPEC],
      },
      { path: '^tests/invented/' }
    ),
    wall(
      'invented-data-is-data',
      'What is invented knows what a case and a text is, and nothing else of the house.',
      { path: '^tests/invented/', pathNot: SPEC },
      {
        path: '^(bench|bin|config|database|form-schemas|kernel|plugins|resources|scripts|start|tests)/',
        pathNot: ['^tests/invented/', '^kernel/case/content/', '^kernel/language/words\\.ts$'],
      }
    ),
    wall(
      'ui-does-not-import-the-server',
      'Screens import their own ui, contracts, the shell, the pure rooms and types of the kernel.',
      { path: '^plugins/[^/]+/ui/', pathNot: SPEC },
      {
        path: ['^plugins/[^/]+/(?!ui/)', '^(config|database|start|bin)/'],
        pathNot: [...CONTRACT, LANG],
      }
    ),
    wall(
      'the-client-runs-no-server-code',
      'Of the kernel the browser runs the pure rooms; elsewhere it may name types only.',
      { path: ['^plugins/[^/]+/ui/', '^resources/'], pathNot: SPEC },
      { path: '^kernel/', pathNot: PURE, dependencyTypesNot: ['type-only'] }
    ),
    wall(
      'no-foreign-ui',
      'A plugin does not import the screens of another one.',
      { path: PLUGIN, pathNot: SPEC },
      { path: '^plugins/[^/]+/ui/', pathNot: '^plugins/$1/' }
    ),
    wall(
      'the-server-does-not-import-ui',
      'Screens are found by their name, never imported by the server.',
      { path: '^(database|kernel|plugins/[^/]+/(?!ui/)|start|config|bin)', pathNot: SPEC },
      { path: '^(plugins/[^/]+/ui/|resources/)' }
    ),
    wall(
      'the-shell-knows-no-plugin',
      'resources/ imports no plugin; their screens come in by glob and by contribution.',
      { path: '^resources/', pathNot: SPEC },
      { path: '^(plugins|config|database|start|bin)/' }
    ),
    wall(
      'screens-navigate-by-one-hook',
      'A part of a screen is shown in the product and in the back office: it goes by useNavigation.',
      {
        path: ['^plugins/[^/]+/ui/', '^resources/(forms|kit)/', '^resources/app/'],
        pathNot: [
          '^resources/app/(main\\.tsx|navigation/(product_navigation\\.tsx|use_retried_visits\\.ts))$',
          SPEC,
        ],
      },
      {
        path: library('@inertiajs', 'react-router', 'react-router-dom'),
        dependencyTypesNot: ['type-only'],
      }
    ),
    wall(
      'calls-are-asked-by-name',
      'The client asks the server by `call` and `useAnswer`, whose types are those of the calls.',
      {
        path: ['^plugins/[^/]+/ui/', '^resources/'],
        pathNot: [
          '^resources/app/(calls/|envelope\\.ts$)',
          // react-admin names its resources at run time.
          '^resources/admin/data_provider\\.ts$',
          '^resources/app/sign_in/enter\\.ts$',
          SPEC,
        ],
      },
      { path: '^resources/app/(calls/send|envelope|xsrf)\\.ts$' }
    ),
    wall(
      'the-evaluator-is-pure',
      'The content model and the rules run in the browser: they import themselves only.',
      { path: PURE, pathNot: SPEC },
      { pathNot: [...PURE, '^node_modules/ajv/'] }
    ),
    wall(
      'only-records-touch-lucid',
      'In a plugin the tables are known to its records (and migrations) alone.',
      { path: '^plugins/', pathNot: ['/(records|database)/', SPEC] },
      { path: library('@adonisjs/lucid') }
    ),
    wall(
      'the-kernel-has-its-own-models',
      'The tables of the kernel are no models of a plugin: there is somebody to ask.',
      { path: '^plugins/', pathNot: SPEC },
      { path: '^database/schema\\.ts$' }
    ),
    wall(
      'models-stand-in-records',
      'In a plugin the models of its tables stand in its records alone.',
      { path: '^plugins/', pathNot: ['/records/', SPEC] },
      { path: '^plugins/[^/]+/database/schema\\.ts$' }
    ),
    wall(
      'only-the-database-connects',
      'What stands beside kernel/database and opens connections of its own proves no commit.',
      { path: PRODUCT, pathNot: ['^kernel/database/', SPEC] },
      { path: library('(@types/)?pg', 'knex', 'pg-copy-streams') }
    ),
    wall(
      'only-jobs-know-their-queue',
      'pg-boss is known to kernel/jobs, and to the migrations that make its tables.',
      { path: PRODUCT, pathNot: ['^kernel/jobs/', '^database/migrations/', SPEC] },
      { path: library('pg-boss') }
    ),
    wall(
      'only-one-starts-threads',
      'Threads are started by kernel/threads, which knows how many there may be and how they end.',
      { path: PRODUCT, pathNot: ['^kernel/threads/', SPEC] },
      { path: ['^(node:)?worker_threads$', library('piscina', 'tinypool')] }
    ),
    wall(
      'cases-are-read-through-case-reading',
      'What a case says is read through CaseReading, by who may see it; whole by these alone.',
      {
        path: PRODUCT,
        pathNot: [
          '^plugins/cases/(plugin|contract/.+)\\.ts$',
          '^plugins/cases/(records|reading)/',
          '^plugins/cases/list/list_cases\\.ts$',
          // Compares what comes from outside with what is there, and shows nothing of it.
          '^plugins/e2b/exchange/report_cases\\.ts$',
          SPEC,
        ],
      },
      {
        path: '^plugins/cases/(contract/whole_cases|records/(stored_cases|read_cases|read_frozen_copies|locked_cases|case_list))\\.ts$',
      }
    ),
    wall(
      'schemas-are-read-by-forms',
      'form-schemas/ is data; the kernel reads it in kernel/case/forms, the browser in resources/forms.',
      {
        path: '^(kernel|plugins|resources|start)/',
        pathNot: ['^(kernel/case|resources)/forms/', SPEC],
      },
      { path: '^form-schemas/' }
    ),
    wall(
      'no-circles',
      'Nothing depends on itself by a detour.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    ),
    wall(
      'no-orphans',
      'A file that nobody imports and that imports nothing is left over.',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^(bin|docs|tests|scripts|bench|config)/',
          '^[^/]+$',
          '^resources/(app|admin)/main\\.tsx$',
          '/(migrations|screens|widgets|commands)/',
          SPEC,
        ],
      },
      {}
    ),
    // Must stay: what cannot be resolved is silently outside of every other wall.
    wall('not-to-unresolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(tmp|storage|public|node_modules/\\.|form-schemas/compiled|tests/architecture/broken_house)',
    },
    // Who depends on each file, which no wall asks, is not gathered.
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.walls.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      // Where a file lies is looked up once in a run.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
