// needs: cases, coding, drugs, e2b
import { test } from '@japa/runner'

import { LintedTexts } from '#tests/architecture/linted_texts'

const BEFORE = `
import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import type { Bouncer } from '@adonisjs/bouncer'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BaseModel } from '@adonisjs/lucid/orm'
import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
declare const ctx: { bouncer: Bouncer<object>; db: Database; name: string; kind: 'a' | 'b' }
declare const trx: TransactionClientContract
declare const change: Change
declare const reading: Reading
class Model extends BaseModel {}
`

const REFUSED = {
  'a dropped permission answer': [`await ctx.bouncer.denies('edit' as never)`, 'refused-syntax'],
  'SQL built from strings': ['await ctx.db.rawQuery(`select ${ctx.name}`)', 'refused-syntax'],
  'SQL added together': [`await ctx.db.rawQuery('select ' + ctx.name)`, 'refused-syntax'],
  'a transaction of its own': [`await ctx.db.transaction(async () => {})`, 'refused-syntax'],
  'a transaction of its own, in SQL': [`await ctx.db.rawQuery(' begin;')`, 'refused-syntax'],
  'a commit of its own': [`await trx.commit()`, 'refused-syntax'],
  'contents of cases read past CaseReading': [
    `await ctx.db.from('case_revisions')`,
    'refused-syntax',
  ],
  'columns of cases read past CaseReading': [
    `await ctx.db.from('cases').select('product')`,
    'refused-syntax',
  ],
  'columns of cases read past CaseReading, in SQL, by another name': [
    `await ctx.db.rawQuery('select c.product from cases c')`,
    'refused-syntax',
  ],
  'columns of cases counted past CaseReading, in SQL': [
    `await ctx.db.rawQuery('select product, count(*) from cases')`,
    'refused-syntax',
  ],
  'projections of contents read past CaseReading, in SQL': [
    `await ctx.db.rawQuery(\`select * from case_words where word = ?\`)`,
    'refused-syntax',
  ],
  'texts in both languages under another name': [
    `export type Said = { readonly en: string; zh: string }`,
    'refused-syntax',
  ],
  'the day of the server': [
    `export const day = new Date().toISOString().slice(0, 10)`,
    'refused-syntax',
  ],
  'the day of the database': [`await ctx.db.rawQuery('select current_date')`, 'refused-syntax'],
  'a number that VineJS reads its own way': [
    `import vine from '@vinejs/vine'; export const asked = vine.object({ page: vine.number() })`,
    'refused-syntax',
  ],
  'any': [`export const x: any = 1`, 'no-explicit-any'],
  'a type that is not named as types are': [`export type name_of = 1`, 'refused-everywhere'],
  'a parameter of types that is not named as types are': [
    `export type Same<t> = t`,
    'refused-everywhere',
  ],
  'a variable that is said to be undefined': [
    `let found = undefined\nexport const find = () => (found = 1)`,
    'refused-everywhere',
  ],
  'a list that is counted through': [
    `for (let i = 0; i < ctx.name.length; i++) {\n  const one = ctx.name[i]\n}`,
    'refused-everywhere',
  ],
  'a controller that is imported with the routes': [
    `import router from '@adonisjs/core/services/router'\nimport C from '#kernel/health/health_controller'`,
    'refused-everywhere',
  ],
  'two things that are taken for equal': [`export const is = ctx.name == ctx.kind`, 'eqeqeq'],
  'a name that hides another one': [
    `export const name = 1\nexport const say = (name: string) => name`,
    'no-shadow',
  ],
  'a type that is imported as if it ran': [
    `import { Guard } from '#kernel/access/guard'\nexport type Mine = Guard`,
    'consistent-type-imports',
  ],
  'a comment that names what nobody has': [
    `// As the specification, section 3, says.`,
    'no-warning-comments',
  ],
}

/** In a controller. */
const REFUSED_THERE = {
  'a request that is read past its `takes`':
    'export const read = ({ request }: HttpContext) => request.all()',
  'a query that is read past its `takes`':
    'export const read = (it: HttpContext) => it.request.qs()',
  'a validator that does not refuse':
    'export const read = (one: VineValidator<never, never>) => one.tryValidate({})',
}

/** In a plugin. */
const REFUSED_OF_STATUS = {
  'a status of the process by its name': `export const isDone = (one: { status: string }) => one.status === 'ARCHIVED'`,
  'a status in a list': `export const first = ['ENTRY']`,
}

/** In a plugin, but for its records. */
const QUERIES = {
  'a write through the transaction of a change': `await change.trx.table('cases').insert({})`,
  'a question asked while reading': `await reading.from('case_codings')`,
  'a question by part of a transaction': `export const { rawQuery: ask } = change.trx`,
}

/** What people read, past `lang`. */
const TEXTS = {
  'a text in both languages': `export const said = { en: 'It is saved', zh: '已保存' }`,
  'a sentence put together of texts':
    'export const said = { en: `${ctx.name} is saved`, zh: `${ctx.name} 已保存` }',
  'a text in each language by itself': `export const said = [ctx.name, '已保存']`,
  'a sentence by itself': 'export const said = `${ctx.name} 已保存`',
  'signs between two texts': 'export const said = `${ctx.name}：${ctx.kind}`',
}

const ALLOWED = {
  'an answer that is acted upon': `if (await ctx.bouncer.denies('edit' as never)) throw new Error()`,
  'values as bindings': `await ctx.db.rawQuery('select ?', [ctx.name])`,
  'a query put together step by step': `
    const query = ctx.db.from('users')
    query.where('name', ctx.name).orderBy('name')
    await query`,
}

/** A model that is asked past a scope, in a record of a plugin. */
const MODELS = {
  'a model that is asked without a transaction': `await Model.query().where('id', 'x')`,
  'a model that is asked through a connection': `await Model.find('x', { client: ctx.db.connection() })`,
  'a model that is written without a transaction': `await Model.create({})`,
  'a model that is made to be saved': `await new Model().save()`,
}

test.group('Lint', (group) => {
  const texts = new LintedTexts()
  group.setup(() => texts.lint())

  /** What a text breaks in the place of a file, or of several, once all are linted. */
  const put = (text: string, place = 'kernel/access/guard.ts') => texts.put(BEFORE + text, place)
  const putInEach = (text: string, places: readonly string[]) =>
    places.map((place) => ({ place, broken: put(text, place) }))

  for (const [what, [text, rule]] of Object.entries(REFUSED)) {
    const broken = put(text)
    test(`refuses ${what}`, ({ assert }) => assert.include(broken(), rule))
  }

  for (const [what, text] of Object.entries(REFUSED_THERE)) {
    const there = putInEach(text, [
      'kernel/openapi/open_api_controller.ts',
      'plugins/cases/list/list_cases.ts',
    ])
    test(`refuses ${what}`, ({ assert }) => {
      for (const { place, broken } of there) assert.include(broken(), 'refused-syntax', place)
    })
  }

  for (const [what, text] of Object.entries(REFUSED_OF_STATUS)) {
    const there = putInEach(text, [
      ...['plugins/coding/runs/process_run.ts', 'plugins/cases/records/case_list.ts'],
      ...['plugins/e2b/records/import_items.ts', 'plugins/cases/ui/case/status_tag.tsx'],
    ])
    test(`refuses ${what}`, ({ assert }) => {
      for (const { place, broken } of there) assert.include(broken(), 'refused-syntax', place)
    })
  }

  const roles = put(
    `export const may = { roles: ['ENTRY'], role: 'EVALUATION' }`,
    'plugins/cases/list/list_cases.ts'
  )
  test('allows roles that are named as statuses are', ({ assert }) => assert.deepEqual(roles(), []))

  const CLIENT = ['plugins/cases/ui/list/use_case_page.ts', 'resources/app/providers.tsx']
  for (const text of [
    `fetch('/api/cases')`,
    `new XMLHttpRequest()`,
    `const rows = (await call('GET /cases')) as Row[]`,
    `const { data } = useAnswer('GET /cases') as Shown<Row[]>`,
    `const { reason } = error.data as { reason: string }`,
    `const reason = (error.data as { reason: string }).reason`,
  ]) {
    const there = putInEach(text, CLIENT)
    test(`refuses, in the client, a request past the calls, or a cast of what comes back: ${text}`, ({
      assert,
    }) => {
      for (const { place, broken } of there) assert.include(broken(), 'refused-syntax', place)
    })
  }

  const taken = putInEach(`export const rows = await call('GET /cases')`, CLIENT)
  const sent = put(`new XMLHttpRequest()`, 'resources/app/calls/send.ts')
  test('allows calls in the client, and requests where calls are sent', ({ assert }) => {
    for (const { place, broken } of taken) assert.deepEqual(broken(), [], place)
    assert.deepEqual(sent(), [])
  })

  const imported = (names: string) =>
    put(`import { ${names} } from 'react-admin'`, 'plugins/cases/ui/case/status_tag.tsx')
  const ways = ['useRedirect', 'Link', 'useCreatePath'].map((name) => ({
    name,
    broken: imported(`useNotify, ${name}`),
  }))
  const noWay = imported('useNotify')
  test('refuses, in screens of plugins, the ways by which the back office alone leads', ({
    assert,
  }) => {
    for (const { name, broken } of ways) assert.include(broken(), 'refused-syntax', name)
    assert.deepEqual(noWay(), [])
  })

  for (const [what, text] of Object.entries(QUERIES)) {
    const outside = put(text, 'plugins/coding/versions/choose_version.ts')
    const inside = put(text, 'plugins/coding/records/run_places.ts')
    test(`refuses ${what}, but in records`, ({ assert }) => {
      assert.include(outside(), 'only-records-query')
      assert.notInclude(inside(), 'only-records-query')
    })
  }

  const RECORDS = ['kernel/access/guard.ts', 'plugins/coding/records/run_places.ts']
  for (const [what, text] of Object.entries(MODELS)) {
    const there = putInEach(text, RECORDS)
    test(`refuses ${what}`, ({ assert }) => {
      for (const { place, broken } of there)
        assert.include(broken(), 'models-in-transactions', place)
    })
  }

  const written = {
    changed: `await change.trx.from('users').where({ id: 'x' }).update({ name: 'x' })`,
    made: `await change.trx.table('dictionary_loads').insert({ id: 'x' })`,
    removed: `await trx.from('standard_lists').where({ id: 'x' }).delete()`,
  }
  for (const [how, text] of Object.entries(written)) {
    const there = putInEach(text, RECORDS)
    test(`refuses a row that has a model and is ${how} by SQL`, ({ assert }) => {
      for (const { place, broken } of there) assert.include(broken(), 'rows-by-models', place)
    })
  }

  const counted = put(`
    await change.trx.from('users').where({ id: 'x' }).increment('revision', 1)
    await change.trx.from('memberships').where({ user_id: 'x' }).update({ role_id: 'x' })`)
  test('allows counters, and rows of tables without a model, to be written by SQL', ({
    assert,
  }) => {
    assert.notInclude(counted(), 'rows-by-models')
  })

  const asked = put(
    `
    await Model.query({ client: change.trx })
    await Model.create({}, { client: reading })`,
    'plugins/coding/records/run_places.ts'
  )
  test('allows a model that is asked through the transaction of a change, or of a question', ({
    assert,
  }) => {
    assert.deepEqual(asked(), [])
  })

  const handed = put(
    `export const lock = (record: (trx: Reading) => void) => record(reading)`,
    'plugins/coding/versions/choose_version.ts'
  )
  test('allows a transaction to be handed on', ({ assert }) => assert.deepEqual(handed(), []))

  for (const [what, text] of Object.entries(TEXTS)) {
    const rule = 'texts-in-lang'
    const there = putInEach(text, RECORDS)
    const knowing = put(text, 'plugins/drugs/seed/products.ts')
    const tried = put(text, 'kernel/batches/batches.functional.spec.ts')
    test(`refuses ${what}, but in lang`, ({ assert }) => {
      for (const { place, broken } of there) assert.include(broken(), rule, place)
      const isInBoth = text.includes('zh: ')
      assert.equal(knowing().includes(rule), isInBoth, 'where words are known')
      assert.notInclude(tried(), rule)
    })
  }

  const PARTS = ['plugins/cases/ui/case/status_tag.tsx', 'resources/app/providers.tsx']
  for (const text of ['<p>已保存</p>', `<p title="已保存" />`, `t('已保存')`]) {
    const there = putInEach(text, PARTS)
    test(`refuses a text in the client, but in lang: ${text}`, ({ assert }) => {
      for (const { place, broken } of there) assert.include(broken(), 'texts-in-lang', place)
    })
  }
  const unsaid = putInEach('/已保存/.test(name) // 已保存', PARTS)
  test('allows patterns and comments in the client', ({ assert }) => {
    for (const { place, broken } of unsaid) assert.deepEqual(broken(), [], place)
  })

  const testing = (text: string) =>
    texts.put(
      `import { test } from '@japa/runner'\n${text}`,
      'kernel/batches/batches.functional.spec.ts'
    )
  const alone = testing(`test('is so', () => {})`)
  const inGroup = testing(`test.group('It', () => { test('is so', () => {}) })`)
  test('refuses a test outside of any group, whose failure no list would name', ({ assert }) => {
    assert.include(alone(), 'refused-syntax')
    assert.deepEqual(inGroup(), [])
  })

  for (const [what, text] of Object.entries(ALLOWED)) {
    const broken = put(text)
    test(`allows ${what}`, ({ assert }) => assert.deepEqual(broken(), []))
  }
})
