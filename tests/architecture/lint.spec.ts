// needs: cases, coding, e2b
import { test } from '@japa/runner'
import { ESLint, Linter } from 'eslint'
import app from '@adonisjs/core/services/app'

const BEFORE = `
import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import type { Bouncer } from '@adonisjs/bouncer'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
declare const ctx: { bouncer: Bouncer<object>; db: Database; name: string; kind: 'a' | 'b' }
declare const trx: TransactionClientContract
declare const change: Change
declare const reading: Reading
declare function work(): Promise<void>
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
  'contents of cases read past their door': [
    `await ctx.db.from('case_revisions')`,
    'no-restricted-syntax',
  ],
  'columns of cases read past their door': [
    `await ctx.db.from('cases').select('product')`,
    'no-restricted-syntax',
  ],
  'copies of contents read past their door, in SQL': [
    `await ctx.db.rawQuery(\`select * from case_words where word = ?\`)`,
    'no-restricted-syntax',
  ],
  'a promise that nobody waits for': [`work()`, '@typescript-eslint/no-floating-promises'],
  'a query that is never run': [
    `ctx.db.from('cases').update({ name: 'x' })`,
    '@typescript-eslint/no-floating-promises',
  ],
  'a switch that forgets a case': [
    `switch (ctx.kind) { case 'a': await work() }`,
    '@typescript-eslint/switch-exhaustiveness-check',
  ],
  'texts in both languages under another name': [
    `export type Said = { readonly en: string; zh: string }`,
    'no-restricted-syntax',
  ],
  'a text that people read': [
    `export const said = { en: 'It is saved', zh: '已保存' }`,
    'no-restricted-syntax',
  ],
  'a sentence put together of texts': [
    'export const said = { en: `${ctx.name} is saved`, zh: `${ctx.name} 已保存` }',
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

const ALLOWED = {
  'an answer that is acted upon': `if (await ctx.bouncer.denies('edit' as never)) throw new Error()`,
  'values as bindings': `await ctx.db.rawQuery('select ?', [ctx.name])`,
  'a query put together step by step': `
    const query = ctx.db.from('users')
    query.where('name', ctx.name).orderBy('name')
    await query`,
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
        'plugins/e2b/records/import_items.ts',
      ]
      for (const place of places) {
        assert.include(await rulesBroken(text, place), 'no-restricted-syntax', place)
      }
      const roles = `export const may = { roles: ['ENTRY'], role: 'EVALUATION' }`
      assert.deepEqual(await rulesBroken(roles, 'plugins/cases/list/list_cases.ts'), [])
      // The program of the client takes long to load: what is refused there is read from the settings.
      const there = await eslint.calculateConfigForFile('plugins/cases/ui/case/status_tag.tsx')
      assert.include(JSON.stringify(there.rules['no-restricted-syntax']), 'ARCHIVED')
    })
  }

  test('refuses, in the client, requests past the calls and casts of what they answer', async ({
    assert,
  }) => {
    // The program of the client takes long to load: what is refused there is read from the settings.
    for (const place of ['plugins/cases/ui/list/use_case_page.ts', 'resources/app/providers.tsx']) {
      const { rules, languageOptions } = await eslint.calculateConfigForFile(place)
      const refused = rules['no-restricted-syntax'].slice(1) as { selector: string }[]
      const linter = new Linter()
      const broken = (text: string) =>
        linter.verify(text, {
          languageOptions: { parser: languageOptions.parser },
          rules: { 'no-restricted-syntax': ['error', ...refused] },
        })
      for (const text of [
        `fetch('/api/cases')`,
        `new XMLHttpRequest()`,
        `const rows = (await call('GET /cases')) as Row[]`,
        `const { data } = useAnswer('GET /cases') as Shown<Row[]>`,
      ])
        assert.lengthOf(broken(text), 1, text)
      assert.deepEqual(broken(`const rows = await call('GET /cases')`), [])
    }
    const there = await eslint.calculateConfigForFile('resources/app/calls/send.ts')
    assert.notInclude(JSON.stringify(there.rules['no-restricted-syntax']), 'XMLHttpRequest')
  })

  for (const [what, text] of Object.entries(QUERIES)) {
    test(`refuses ${what}, but in records`, async ({ assert }) => {
      const rule = 'house/only-records-query'
      assert.include(await rulesBroken(text, 'plugins/coding/versions/choose_version.ts'), rule)
      assert.notInclude(await rulesBroken(text, 'plugins/coding/records/run_places.ts'), rule)
    })
  }

  test('allows a transaction to be handed on', async ({ assert }) => {
    const text = `export const lock = (record: (trx: Reading) => void) => record(reading)`
    assert.deepEqual(await rulesBroken(text, 'plugins/coding/versions/choose_version.ts'), [])
  })

  for (const [what, text] of Object.entries(ALLOWED)) {
    test(`allows ${what}`, async ({ assert }) => {
      assert.deepEqual(await rulesBroken(text), [])
    })
  }
})
