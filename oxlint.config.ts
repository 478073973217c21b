import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type OxlintConfig } from 'oxlint'

type Rules = NonNullable<OxlintConfig['rules']>

const CODE = [
  '{bench,bin,config,database,kernel,plugins,resources,scripts,start,tests}/**/*.{ts,tsx}',
]
const SPECS = ['**/*.spec.{ts,tsx}']

/** Tests, and what plugins tell the tests that walk all of the product. */
const TESTS = ['**/*.spec.ts', 'plugins/*/tests/*.ts']

/** A bouncer answer that is not looked at: nobody was refused anything. */
const droppedAnswer = {
  selector:
    'ExpressionStatement > AwaitExpression > CallExpression[callee.property.name=/^(allows|denies|allowedTo)$/]',
  message: 'The answer of a permission check is dropped: use authorize(), or act on the answer.',
}

/** The end of a run names what failed by its group; a failed test without one would be missing there. */
const testAlone = {
  selector: 'Program > ExpressionStatement > CallExpression[callee.name="test"]',
  message: 'A test stands in a group: the list of what failed would not name it.',
}

/** SQL put together from strings is how injections begin; values belong in bindings. */
const RAW =
  '/^(raw|rawQuery|knexRawQuery|fromRaw|joinRaw|whereRaw|orWhereRaw|havingRaw|orderByRaw|groupByRaw)$/'
const builtSql = ['TemplateLiteral[expressions.length>0]', 'BinaryExpression'].map((kind) => ({
  selector: `CallExpression[callee.property.name=${RAW}] > ${kind}.arguments:first-child`,
  message: 'Raw SQL is a constant text; give the values as bindings (?, ??).',
}))

/** A transaction that is opened or ended past kernel/database/in_transaction is not proven. */
const onlyInTransaction =
  'Only kernel/database/in_transaction opens and ends transactions: use Changes or Database.'
const BEGINS = '/^\\s*(begin|start\\s+transaction|commit|rollback|savepoint|release)\\b/i'
const ownTransaction = [
  'CallExpression[callee.property.name=/^(transaction|transactionProvider|beginTransaction|beginGlobalTransaction|savepoint)$/]',
  'CallExpression[callee.object.name!="router"][callee.property.name=/^(commit|rollback)$/]',
  `CallExpression[callee.property.name=/^(query|raw|rawQuery|knexRawQuery)$/] > Literal.arguments:first-child[value=${BEGINS}]`,
  `CallExpression[callee.property.name=/^(query|raw|rawQuery|knexRawQuery)$/] > TemplateLiteral.arguments:first-child > TemplateElement:first-child[value.raw=${BEGINS}]`,
].map((selector) => ({ selector, message: onlyInTransaction }))

/** Contents of cases, and projections of them, are known to the records of cases alone. */
const OF_CASES = '/\\bcase_(revisions|frozen_copies|events|drugs|assessments|identifiers|words)\\b/'
const OF_ROWS =
  '/\\b(from|join)\\s+cases\\s+(as|on|where|join|left|cross|group|order|limit|[a-z])\\b|\\bselect\\b[\\s\\S]*\\bfrom\\s+cases\\b|update\\s+cases\\s+set\\b/i'
const columnsOfCases = [
  'CallExpression[callee.property.name=/^(from|join|table|leftJoin)$/] > Literal.arguments:first-child[value=/^cases\\b/]',
  `Literal[value=${OF_ROWS}]`,
  `TemplateElement[value.raw=${OF_ROWS}]`,
].map((selector) => ({
  selector,
  message: 'Columns of cases are projections of what they say: read through CaseReading.',
}))
const contentsOfCases = ['Literal[value=', 'TemplateElement[value.raw='].map((kind) => ({
  selector: `${kind}${OF_CASES}]`,
  message: 'What a case says is read through CaseReading, by who may see it.',
}))

/** A text in both languages has one name: Words. */
const both = `:has(TSPropertySignature[key.name='en']):has(TSPropertySignature[key.name='zh'])`
const otherWords = [
  `TSTypeLiteral[members.length=2]${both}`,
  `TSInterfaceBody[body.length=2]${both}`,
]
const ownWords = otherWords.map((selector) => ({
  selector,
  message: 'A text in both languages is Words, of kernel/language/words.',
}))

/** Files that know Chinese words and say none of them to anybody. */
const knowingWords = [
  // What the columns of tables are called that people bring, and what stands in them.
  'kernel/access/roles/matrix/matrix_file.ts',
  'plugins/coding/synonyms/list_file/list_columns.ts',
  'plugins/drugs/lists/read_list_file.ts',
  'plugins/drugs/products/product_file.ts',
  // By what a name is typed.
  'resources/forms/codes/pinyin_initials.ts',
  // What is written into the `lang` of a new plugin.
  'kernel/plugins/make/{screen,wording}_files.ts',
  // What is invented for the demonstration, and sent to be measured.
  ...['plugins/*/seed/*.ts', 'bench/**/*.ts'],
]

/** A call says once what it takes, in its `takes`; `hear` reads requests by that. */
const READS = '/^(all|body|qs|input|only|except|files?|validateUsing|tryValidateUsing)$/'
const ownReading = [
  `CallExpression[callee.object.name='request'][callee.property.name=${READS}]`,
  `CallExpression[callee.object.property.name='request'][callee.property.name=${READS}]`,
  `CallExpression[callee.property.name='tryValidate']`,
].map((selector) => ({
  selector,
  message: 'Requests are read with hear(), other values with validate(values, refusing()).',
}))

/** VineJS takes `1e3`, ` 5`, `0x10` and `on` for numbers and truths. */
const ownNumbers = {
  selector:
    "CallExpression[callee.object.name='vine'][callee.property.name=/^(number|boolean|accepted)$/]",
  message: 'Numbers and truths are read by kernel/http/values.',
}

/** Which day it is depends on where somebody is, not on the clock of a server or a browser. */
const ownDay = [
  `CallExpression[callee.property.name=/^(slice|substring)$/] > MemberExpression > CallExpression[callee.property.name='toISOString'] > MemberExpression > NewExpression[arguments.length=0]`,
  `CallExpression[callee.property.name=/^(toISODate|toSQLDate)$/] > MemberExpression > CallExpression[callee.property.name=/^(now|local)$/]`,
  `CallExpression[callee.property.name='toLocaleDateString'] > MemberExpression > NewExpression[arguments.length=0]`,
  `Literal[value=/current_date/i]`,
].map((selector) => ({
  selector,
  message: 'Which day it is says today(project), or today(platformZone), of kernel/fields/today.',
}))

/** Where cases stand is said by their process, which a plugin may replace. Roles are named alike. */
const [processFile] = globSync('plugins/cases/process/default_process.json', {
  cwd: import.meta.dirname,
})
const nodes = (
  processFile ? JSON.parse(readFileSync(join(import.meta.dirname, processFile), 'utf8')) : []
) as { key: string }[]
// Without the plugin no text is the name of a node.
const STATUS = `/^(${nodes.map(({ key }) => key).join('|') || '(?!)'})$/`
const ownStatus = [
  {
    selector: `Literal[value=${STATUS}]:not(Property[key.name=/^roles?$/] Literal)`,
    message: 'A status is a node of the process of the project: ask CaseProcess what it means.',
  },
]

/** What a call answers is typed where it is asked for; a cast would say something else. */
const castAnswer = [
  'TSAsExpression > AwaitExpression > CallExpression[callee.name=/^(call|ask|upload)$/]',
  'TSAsExpression > CallExpression[callee.name=/^(call|ask|upload|useAnswer)$/]',
  'TSAsExpression > MemberExpression > CallExpression[callee.name=/^(useAnswer|useShown)$/]',
].map((selector) => ({
  selector,
  message: 'What a call answers says its controller (`answers`), and npm run calls.',
}))
/** What a refusal carries is typed where it is refused. */
const castRefusal = {
  selector:
    "TSAsExpression MemberExpression[property.name='data'][object.name=/^(error|refused)$/]",
  message: 'What a refusal carries says its controller (`refuses`), and refusalOf reads it.',
}

/** Requests go out in one place, which knows session, project and time-out. */
const ownRequest = [
  `CallExpression[callee.name='fetch']`,
  `CallExpression[callee.property.name='fetch']`,
  `NewExpression[callee.name='XMLHttpRequest']`,
].map((selector) => ({ selector, message: 'Ask the server with call, upload or useAnswer.' }))

/** What react-admin leads by knows the back office alone. */
const ownWays = {
  selector:
    "ImportDeclaration[source.value='react-admin'] > ImportSpecifier[imported.name=/^(useRedirect|Link|useCreatePath)$/]",
  message: 'A plugin leads to screens by useNavigation and Link of resources/app/navigation.',
}

/** What the client keeps to. */
const ofClient = [
  ...[...ownWords, ...ownDay, ...ownStatus],
  ...[...castAnswer, castRefusal, ...ownRequest],
]

/** What is said of types: by a compiler as fast as `tsc`. */
const ofTypes: Rules = {
  'typescript/no-floating-promises': [
    'error',
    {
      // A query is put together step by step; these parts of it run nothing, although what they give
      // is thenable. Names of methods and of their types in Lucid.
      allowForKnownSafeCalls: [
        {
          from: 'package',
          package: '@adonisjs/lucid',
          name: [
            ...['Where', 'WhereIn', 'WhereNull', 'WhereExists', 'WhereBetween', 'WhereColumn'],
            ...['WhereJson', 'WhereLike', 'RawQueryFn', 'OrderBy', 'GroupBy', 'Join', 'Having'],
            ...['select', 'limit', 'offset', 'DatabaseQueryBuilderSelect', 'ChainableSelect'],
            'Preload',
          ],
        },
      ],
    },
  ],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
  'typescript/await-thenable': 'error',
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

/** Files with decorators, which find what to inject by imports that are there at run time. */
const decorated = globSync(
  '{bench,bin,config,database,kernel,plugins,scripts,start,tests}/**/*.ts',
  {
    cwd: import.meta.dirname,
  }
).filter((file) => /^\s*@\w/m.test(readFileSync(new URL(file, import.meta.url), 'utf8')))

/** What @adonisjs/eslint-config asks of everybody, but for how lines are laid out. */
const usual: Rules = {
  'eqeqeq': ['error', 'always'],
  'no-array-constructor': 'error',
  'no-caller': 'error',
  'no-cond-assign': ['error', 'except-parens'],
  'no-constant-condition': 'error',
  'no-control-regex': 'error',
  'no-debugger': 'error',
  'no-duplicate-case': 'error',
  'no-eval': 'error',
  'no-ex-assign': 'error',
  'no-extra-boolean-cast': 'error',
  'no-fallthrough': 'error',
  'no-inner-declarations': 'error',
  'no-invalid-regexp': ['error', { allowConstructorFlags: ['u', 'y'] }],
  'no-irregular-whitespace': 'error',
  'no-new-wrappers': 'error',
  'no-proto': 'error',
  'no-regex-spaces': 'error',
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-shadow': 'error',
  'no-sparse-arrays': 'error',
  'no-this-before-super': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-negation': 'error',
  'no-with': 'error',
  'one-var': ['error', 'never'],
  'use-isnan': 'error',
  'valid-typeof': ['error', { requireStringLiterals: true }],
  'node/handle-callback-err': ['error', '^(err|error)$'],
  'unicorn/filename-case': ['error', { case: 'snakeCase' }],
  'unicorn/no-instanceof-builtins': 'error',
  'unicorn/prefer-module': 'error',
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/prefer-number-properties': 'error',
}

/** Rules that ESLint and its plugins have and oxlint has not. */
const missing = [
  {
    selector: `:matches(ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration)[id.name=/^[^A-Z]|_/]`,
    message: 'A type has a name in PascalCase.',
  },
  {
    selector: `TSTypeParameter[name.name=/^[^A-Z]|_/]`,
    message: 'A type has a name in PascalCase.',
  },
  {
    selector: `VariableDeclaration[kind!='const'] > VariableDeclarator[init.type='Identifier'][init.name='undefined']`,
    message: 'A variable without a value is undefined.',
  },
  {
    selector: `ForStatement[test.operator='<'][test.right.property.name='length'][update.operator='++']:has(VariableDeclarator[init.computed=true][init.property.type='Identifier'])`,
    message: 'Items of a list are gone through by for ... of.',
  },
  {
    selector: `Program:has(> ImportDeclaration[source.value=/^@adonisjs.core.services.(router|emitter)$/]) > ImportDeclaration[importKind!='type'][source.value=/_(controller|listener)$/]`,
    message: 'What answers is imported when it is asked: () => import(...).',
  },
]

/** What everything that runs keeps to. */
const everywhere = [droppedAnswer, ...builtSql, ...ownTransaction, ...ownWords, ownNumbers]

const refusing = (...refused: object[]): Rules => ({
  'house/refused-syntax': ['error', ...refused],
})

/** Where transactions are opened, and what is run once or on trial. */
const PAST_THE_DATABASE = [
  ...['in_transaction', 'was_committed', 'prove_commits'].map(
    (name) => `kernel/database/${name}.ts`
  ),
  ...[...TESTS, '**/migrations/*.ts'],
]

export default defineConfig({
  options: { typeAware: true },
  plugins: ['eslint', 'typescript', 'unicorn', 'node'],
  jsPlugins: [fileURLToPath(new URL('scripts/lint/house.mjs', import.meta.url))],
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/*.d.ts',
    'form-schemas/compiled/**',
    'public/assets/**',
    'storage/**',
    'tmp/**',
    'tests/architecture/broken_house/**',
    // Written by docs:reports.
    '{database,plugins/*/database}/schema.ts',
  ],
  rules: ofTypes,
  overrides: [
    { files: ['**/*.ts'], excludeFiles: ['resources/**'], rules: usual },
    {
      files: ['**/*.ts'],
      excludeFiles: ['resources/**', ...decorated],
      rules: {
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
      },
    },
    {
      files: CODE,
      rules: {
        ...refusing(droppedAnswer, ...builtSql, ...ownWords),
        'house/refused-everywhere': ['error', ...missing],
        'typescript/no-explicit-any': 'error',
        // Whoever reads this has no other document: a comment says the rule, or names a public source.
        'no-warning-comments': [
          'error',
          {
            terms: ['specification, section', 'specification section', 'the specification'],
            location: 'anywhere',
          },
        ],
      },
    },
    {
      // Table definitions take no bindings; the names that they build in are constants.
      files: ['**/migrations/*.ts'],
      rules: refusing(droppedAnswer, ...ownTransaction),
    },
    {
      // Everything that writes goes through Changes, everything that reads through Database.
      files: ['{bench,bin,config,database,kernel,plugins,scripts,start}/**/*.ts'],
      excludeFiles: PAST_THE_DATABASE,
      rules: refusing(...everywhere, ...contentsOfCases, ...columnsOfCases),
    },
    {
      // Whoever is served by the product has a day; what measures and builds it has none.
      files: ['{config,database,kernel,plugins,start}/**/*.ts'],
      excludeFiles: PAST_THE_DATABASE,
      rules: refusing(...everywhere, ...contentsOfCases, ...columnsOfCases, ...ownDay),
    },
    {
      files: ['kernel/**/*_controller.ts', 'plugins/**/*.ts'],
      excludeFiles: [...TESTS, '**/migrations/*.ts'],
      rules: refusing(
        ...[...everywhere, ...contentsOfCases, ...columnsOfCases, ...ownDay, ...ownReading],
        ...ownStatus
      ),
    },
    {
      // This and the last one of plugins ask the native compiler for types (scripts/lint/types_of).
      files: ['{bench,bin,config,database,kernel,plugins,scripts,start}/**/*.ts'],
      excludeFiles: [...TESTS, '**/migrations/*.ts', 'plugins/*/ui/**'],
      rules: { 'house/models-in-transactions': 'error' },
    },
    {
      files: ['{kernel,plugins}/**/*.ts'],
      excludeFiles: [
        ...[...TESTS, '**/migrations/*.ts', 'plugins/*/ui/**'],
        // A guard against who comes second with the same code.
        'kernel/identity/second_factor/check_second_factor.ts',
        // All built-in roles are aligned with the code at once.
        'kernel/access/roles/align_built_in_roles.ts',
      ],
      rules: { 'house/rows-by-models': 'error' },
    },
    {
      // Data (catalogue, code lists, rules) brings its own texts; rows of migrations are data.
      files: ['{bench,bin,config,database,kernel,plugins,resources,scripts,start}/**/*.{ts,tsx}'],
      // It puts a list together in each language, for all texts.
      excludeFiles: [...SPECS, '**/migrations/*.ts', 'kernel/language/wording_of.ts'],
      rules: { 'house/texts-in-lang': 'error' },
    },
    {
      files: knowingWords,
      rules: { 'house/texts-in-lang': ['error', 'words'] },
    },
    {
      files: ['plugins/**/*.ts'],
      excludeFiles: [...TESTS, '**/migrations/*.ts', 'plugins/*/ui/**'],
      rules: { 'house/own-tables': 'error' },
    },
    {
      files: ['plugins/**/*.ts'],
      excludeFiles: [
        ...[...TESTS, '**/migrations/*.ts'],
        ...['plugins/*/ui/**', 'plugins/*/records/*'],
      ],
      rules: { 'house/only-records-query': 'error' },
    },
    {
      // They ask for the numbers of cases, and nothing of what those say.
      files: ['bench/people/crowd.ts', 'bench/terms/*.ts'],
      rules: refusing(...everywhere, ...contentsOfCases, ...ownReading),
    },
    {
      // It copies cases with what they say, and looks at nothing of it.
      files: ['bench/search/fill_contents.ts'],
      rules: refusing(...everywhere, ...ownReading),
    },
    {
      files: ['plugins/cases/records/*.ts'],
      excludeFiles: TESTS,
      rules: refusing(...everywhere, ...ownDay, ...ownReading, ...ownStatus),
    },
    {
      files: ['resources/**/*.{ts,tsx}', 'plugins/*/ui/**/*.{ts,tsx}'],
      excludeFiles: ['resources/app/calls/*.ts'],
      rules: refusing(...ofClient),
    },
    {
      files: ['plugins/*/ui/**/*.{ts,tsx}'],
      rules: refusing(...ofClient, ownWays),
    },
    {
      files: ['kernel/language/words.ts', 'kernel/http/values.ts'],
      rules: { 'house/refused-syntax': 'off' },
    },
    {
      // A spec may try what the product must not do.
      files: SPECS,
      rules: {
        'typescript/no-explicit-any': 'off',
        ...refusing(droppedAnswer, testAlone),
      },
    },
  ],
})
