// needs: cases, coding, drugs, e2b
import { test } from '@japa/runner'
import { ESLint } from 'eslint'
import app from '@adonisjs/core/services/app'

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
  'a dropped permission answer': [
    `await ctx.bouncer.denies('edit' as never)`,
    'no-restricted-syntax',
  ],
  'SQL built from strings': ['await ctx.db.rawQuery(`select ${ctx.name}`)', 'no-restricted-syntax'],
  'SQL added together': [`await ctx.db.rawQuery('select ' + ctx.name)`, 'no-restricted-syntax'],
  'a transaction of its own': [`await ctx.db.transaction(async () => {})`, 'no-restricted-syntax'],
  'a transaction of its own, in SQL': [`await ctx.db.rawQuery(' begin;')`, 'no-restricted-syntax'],
  'a commit of its own': [`await trx.commit()`, 'no-restricted-syntax'],
  'contents of cases read past CaseReading': [
    `await ctx.db.from('case_revisions')`,
    'no-restricted-syntax',
  ],
  'columns of cases read past CaseReading': [
    `await ctx.db.from('cases').select('product')`,
    'no-restricted-syntax',
  ],
  'columns of cases read past CaseReading, in SQL, by another name': [
    `await ctx.db.rawQuery('select c.product from cases c')`,
    'no-restricted-syntax',
  ],
  'columns of cases counted past CaseReading, in SQL': [
    `await ctx.db.rawQuery('select product, count(*) from cases')`,
    'no-restricted-syntax',
  ],
  'projections of contents read past CaseReading, in SQL': [
    `await ctx.db.rawQuery(\`select * from case_words where word = ?\`)`,
    'no-restricted-syntax',
  ],
  'texts in both languages under another name': [
    `export type Said = { readonly en: string; zh: string }`,
    'no-restricted-syntax',
  ],
  'the day of the server': [
    `export const day = new Date().toISOString().slice(0, 10)`,
    'no-restricted-syntax',
  ],
  'the day of the database': [
    `await ctx.db.rawQuery('select current_date')`,
    'no-restricted-syntax',
  ],
  'a number that VineJS reads its own way': [
    `import vine from '@vinejs/vine'; export const asked = vine.object({ page: vine.number() })`,
    'no-restricted-syntax',
  ],
  'any': [`export const x: any = 1`, '@typescript-eslint/no-explicit-any'],
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
  let eslint: ESLint
  group.setup(() => {
    // On a build server the parser would lint the file on disk instead of the text given here.
    process.env.TSESTREE_SINGLE_RUN = 'false'
    eslint = new ESLint({ cwd: app.makePath() })
  })

  /** Lints a text in the place of a file that the type checker knows. */
  async function rulesBroken(
    text: string,
    place = 'kernel/access/guard.ts'
  ): Promise<(string | null)[]> {
    const filePath = app.makePath(place)
    const [{ messages }] = await eslint.lintText(BEFORE + text, { filePath })
    return messages.map(({ ruleId, message }) => ruleId ?? message)
  }

  for (const [what, [text, rule]] of Object.entries(REFUSED)) {
    test(`refuses ${what}`, async ({ assert }) => {
      assert.include(await rulesBroken(text), rule)
    })
  }

  for (const [what, text] of Object.entries(REFUSED_THERE)) {
    test(`refuses ${what}`, async ({ assert }) => {
      const places = ['kernel/openapi/open_api_controller.ts', 'plugins/cases/list/list_cases.ts']
      for (const place of places) {
        assert.include(await rulesBroken(text, place), 'no-restricted-syntax')
      }
    })
  }

  for (const [what, text] of Object.entries(REFUSED_OF_STATUS)) {
    test(`refuses ${what}`, async ({ assert }) => {
      const places = [
        ...['plugins/coding/runs/process_run.ts', 'plugins/cases/records/case_list.ts'],
        ...['plugins/e2b/records/import_items.ts', 'plugins/cases/ui/case/status_tag.tsx'],
      ]
      for (const place of places) {
        assert.include(await rulesBroken(text, place), 'no-restricted-syntax', place)
      }
      const roles = `export const may = { roles: ['ENTRY'], role: 'EVALUATION' }`
      assert.deepEqual(await rulesBroken(roles, 'plugins/cases/list/list_cases.ts'), [])
    })
  }

  test('refuses, in the client, requests past the calls and casts of what they answer or refuse', async ({
    assert,
  }) => {
    for (const place of ['plugins/cases/ui/list/use_case_page.ts', 'resources/app/providers.tsx']) {
      for (const text of [
        `fetch('/api/cases')`,
        `new XMLHttpRequest()`,
        `const rows = (await call('GET /cases')) as Row[]`,
        `const { data } = useAnswer('GET /cases') as Shown<Row[]>`,
        `const { reason } = error.data as { reason: string }`,
        `const reason = (error.data as { reason: string }).reason`,
      ])
        assert.include(await rulesBroken(text, place), 'no-restricted-syntax', text)
      const taken = `export const rows = await call('GET /cases')`
      assert.deepEqual(await rulesBroken(taken, place), [])
    }
    const sent = await rulesBroken(`new XMLHttpRequest()`, 'resources/app/calls/send.ts')
    assert.deepEqual(sent, [])
  })

  test('refuses, in screens of plugins, the ways by which the back office alone leads', async ({
    assert,
  }) => {
    const broken = (names: string) =>
      rulesBroken(`import { ${names} } from 'react-admin'`, 'plugins/cases/ui/case/status_tag.tsx')
    for (const name of ['useRedirect', 'Link', 'useCreatePath']) {
      assert.include(await broken(`useNotify, ${name}`), 'no-restricted-syntax', name)
    }
    assert.deepEqual(await broken('useNotify'), [])
  })

  for (const [what, text] of Object.entries(QUERIES)) {
    test(`refuses ${what}, but in records`, async ({ assert }) => {
      const rule = 'house/only-records-query'
      assert.include(await rulesBroken(text, 'plugins/coding/versions/choose_version.ts'), rule)
      assert.notInclude(await rulesBroken(text, 'plugins/coding/records/run_places.ts'), rule)
    })
  }

  for (const [what, text] of Object.entries(MODELS)) {
    test(`refuses ${what}`, async ({ assert }) => {
      for (const place of ['kernel/access/guard.ts', 'plugins/coding/records/run_places.ts']) {
        assert.include(await rulesBroken(text, place), 'house/models-in-transactions')
      }
    })
  }

  const written = {
    changed: `await change.trx.from('users').where({ id: 'x' }).update({ name: 'x' })`,
    made: `await change.trx.table('dictionary_loads').insert({ id: 'x' })`,
    removed: `await trx.from('standard_lists').where({ id: 'x' }).delete()`,
  }
  for (const [how, text] of Object.entries(written)) {
    test(`refuses a row that has a model and is ${how} by SQL`, async ({ assert }) => {
      for (const place of ['kernel/access/guard.ts', 'plugins/coding/records/run_places.ts']) {
        assert.include(await rulesBroken(text, place), 'house/rows-by-models')
      }
    })
  }

  test('allows counters, and rows of tables without a model, to be written by SQL', async ({
    assert,
  }) => {
    const text = `
      await change.trx.from('users').where({ id: 'x' }).increment('revision', 1)
      await change.trx.from('memberships').where({ user_id: 'x' }).update({ role_id: 'x' })`
    assert.notInclude(await rulesBroken(text), 'house/rows-by-models')
  })

  test('allows a model that is asked through the transaction of a change, or of a question', async ({
    assert,
  }) => {
    const text = `
      await Model.query({ client: change.trx })
      await Model.create({}, { client: reading })`
    assert.deepEqual(await rulesBroken(text, 'plugins/coding/records/run_places.ts'), [])
  })

  test('allows a transaction to be handed on', async ({ assert }) => {
    const text = `export const lock = (record: (trx: Reading) => void) => record(reading)`
    assert.deepEqual(await rulesBroken(text, 'plugins/coding/versions/choose_version.ts'), [])
  })

  for (const [what, text] of Object.entries(TEXTS)) {
    test(`refuses ${what}, but in lang`, async ({ assert }) => {
      const rule = 'house/texts-in-lang'
      for (const place of ['kernel/access/guard.ts', 'plugins/coding/records/run_places.ts']) {
        assert.include(await rulesBroken(text, place), rule, place)
      }
      const isInBoth = text.includes('zh: ')
      const knowing = await rulesBroken(text, 'plugins/drugs/products/product_file.ts')
      assert.equal(knowing.includes(rule), isInBoth, 'where words are known')
      assert.notInclude(await rulesBroken(text, 'kernel/batches/batches.functional.spec.ts'), rule)
    })
  }

  test('refuses texts in the client, but in lang', async ({ assert }) => {
    const rule = 'house/texts-in-lang'
    for (const place of ['plugins/cases/ui/case/status_tag.tsx', 'resources/app/providers.tsx']) {
      for (const text of ['<p>已保存</p>', `<p title="已保存" />`, `t('已保存')`])
        assert.include(await rulesBroken(text, place), rule, text)
      assert.deepEqual(await rulesBroken('/已保存/.test(name) // 已保存', place), [])
    }
  })

  test('refuses a test outside of any group, whose failure no list would name', async ({
    assert,
  }) => {
    const place = 'kernel/batches/batches.functional.spec.ts'
    const alone = `import { test } from '@japa/runner'\ntest('is so', () => {})`
    assert.include(await rulesBroken(alone, place), 'no-restricted-syntax')
    const inGroup = `import { test } from '@japa/runner'\ntest.group('It', () => { test('is so', () => {}) })`
    assert.deepEqual(await rulesBroken(inGroup, place), [])
  })

  for (const [what, text] of Object.entries(ALLOWED)) {
    test(`allows ${what}`, async ({ assert }) => {
      assert.deepEqual(await rulesBroken(text), [])
    })
  }
})
