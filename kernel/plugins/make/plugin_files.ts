import { actFiles } from '#kernel/plugins/make/act_files'
import { namesOf, type PluginNames } from '#kernel/plugins/make/plugin_name'
import { screenFiles } from '#kernel/plugins/make/screen_files'
import { tableFiles } from '#kernel/plugins/make/table_files'
import { wordingFiles } from '#kernel/plugins/make/wording_files'

/** A file of a new plugin: its path inside the plugin's folder, and its text. */
export type PluginFiles = Readonly<Record<string, string>>

/** What a new plugin brings beside a permission, a call, a contract and a spec. */
export interface Wish {
  /** What the noun names, in a table of its own. */
  readonly table?: boolean
  /** Somebody adds one; a line of the trail tells so. Brings the table. */
  readonly act?: boolean
  /** A screen with an entry in the menu, in both languages. */
  readonly screen?: boolean
  /** What it keeps, in the singular and in snake_case: table, act and screen are named by it. */
  readonly noun?: string
}

/**
 * The files of a new plugin, as they are before they are formatted.
 * @param name one that a plugin can have (`whyNotNamed`)
 * @param madeAt in milliseconds: migrations run in the order in which they were made
 */
export function pluginFiles(name: string, wish: Wish = {}, madeAt = Date.now()): PluginFiles {
  const names = namesOf(name, wish.noun)
  const { table, act, screen } = { ...wish, table: wish.table || wish.act }
  return {
    'plugin.ts': manifest(names, { table, screen }),
    'contract.ts': contract(names),
    'permissions.ts': permissions(names, act),
    'routes.ts': routes(names, { act }),
    'overview/read_overview.ts': reader(names, table),
    'overview/overview_controller.ts': controller(names, screen),
    'overview/overview.functional.spec.ts': spec(names),
    ...wordingFiles(names, { act, screen }),
    ...(table && tableFiles(names, madeAt, act)),
    ...(act && actFiles(names)),
    ...(screen && screenFiles(names)),
  }
}

/** Joins lines, without those that are not wished for. */
const lines = (...all: (string | false | undefined)[]) =>
  `${all.filter((line) => line !== false && line !== undefined).join('\n')}\n`

const manifest = ({ name, title, type, variable, path, view, shown }: PluginNames, wish: Wish) =>
  lines(
    wish.table && `import { auditedTables } from '#kernel/changes/audit_subjects'`,
    `import { definePlugin, provide } from '#kernel/plugins/define_plugin'`,
    wish.table && `import { contribute } from '#kernel/plugins/extension_point'`,
    ``,
    `import { ${type}Overview } from '#plugins/${name}/contract'`,
    wish.screen && `import { wording } from '#plugins/${name}/lang/server/wording'`,
    `import { ${variable}Permissions } from '#plugins/${name}/permissions'`,
    ``,
    `export default definePlugin({`,
    `  name: '${name}',`,
    `  summary: '${title}: say here in one sentence what it is for.',`,
    `  kernel: '^1.0.0',`,
    `  permissions: ${variable}Permissions,`,
    wish.screen &&
      `  screens: [
    {
      name: '${name}.${shown}.screen',
      address: '/${path}',
      permission: '${view}',
      controller: () => import('#plugins/${name}/overview/overview_controller'),
      method: 'screen',
      menu: { group: 'module', order: 90, label: wording('plugin.menu'), icon: 'cases' },
    },
  ],`,
    wish.table &&
      `  contributes: [contribute(auditedTables, () => import('#plugins/${name}/records/audited_tables'))],`,
    `  provides: [provide(${type}Overview, () => import('#plugins/${name}/overview/read_overview'))],`,
    wish.table && `  migrations: 'database/migrations',`,
    wish.screen && `  lang: 'lang',`,
    `  routes: () => import('#plugins/${name}/routes'),`,
    `})`
  )

const contract = ({ type }: PluginNames) => `\
/** What other plugins may ask of this one; the rest of the folder is out of their reach. */
export abstract class ${type}Overview {
  /** How much there is in the current project. */
  abstract count(): Promise<number>
}
`

const permissions = ({ name, variable, view, edit }: PluginNames, act?: boolean) =>
  lines(
    `import type { Permission } from '#kernel/access/permission'`,
    ``,
    `import { wording } from '#plugins/${name}/lang/server/wording'`,
    ``,
    `const group = wording('permissions.group')`,
    ``,
    `export const ${variable}Permissions: readonly Permission[] = [`,
    `  { code: '${view}', label: wording('permissions.see'), group },`,
    act && `  { code: '${edit}', label: wording('permissions.add'), group },`,
    `]`
  )

const routes = ({ name, path, view, edit, one, many, manyPath, One }: PluginNames, { act }: Wish) =>
  lines(
    `import { guard } from '#kernel/access/guard'`,
    `import { calls } from '#kernel/http/calls'`,
    ``,
    `const OverviewController = () => import('#plugins/${name}/overview/overview_controller')`,
    act &&
      `const Add${One}Controller = () => import('#plugins/${name}/${many}/add_${one}_controller')`,
    ``,
    `const see = guard.permission('${view}')`,
    `calls.get('/${path}', [OverviewController]).as('${name}.overview').use(see)`,
    act &&
      `\nconst edit = guard.permission('${edit}')
calls.post('/${path}/${manyPath}', [Add${One}Controller]).as('${name}.${many}.add').use(edit)`
  )

const reader = ({ name, type, many, Many }: PluginNames, table?: boolean) =>
  table
    ? `\
import { inject } from '@adonisjs/core'

import { ${type}Overview } from '#plugins/${name}/contract'
import { ${type}${Many} } from '#plugins/${name}/records/${many}'

@inject()
export default class ReadOverview extends ${type}Overview {
  constructor(private rows: ${type}${Many}) {
    super()
  }

  async count(): Promise<number> {
    return this.rows.count()
  }
}
`
    : `\
import { ${type}Overview } from '#plugins/${name}/contract'

export default class ReadOverview extends ${type}Overview {
  async count(): Promise<number> {
    return 0
  }
}
`

const controller = ({ name, type, shown }: PluginNames, screen?: boolean) =>
  lines(
    `import { inject } from '@adonisjs/core'`,
    screen && `import type { HttpContext } from '@adonisjs/core/http'`,
    ``,
    `import { answering, whole } from '#kernel/http/answers'`,
    `import { ok } from '#kernel/http/envelope'`,
    screen && `import { showScreen } from '#kernel/http/show_screen'`,
    `import type { Takes } from '#kernel/http/takes'`,
    ``,
    `import { ${type}Overview } from '#plugins/${name}/contract'`,
    ``,
    `@inject()`,
    `export default class OverviewController {`,
    `  static readonly takes = {`,
    `    handle: { what: 'How much there is', answers: answering({ count: whole }) },`,
    `  } satisfies Takes`,
    ``,
    `  constructor(private overview: ${type}Overview) {}`,
    ``,
    `  async handle() {`,
    `    return ok({ count: await this.overview.count() })`,
    `  }`,
    screen &&
      `
  async screen(ctx: HttpContext) {
    return showScreen(ctx, '${name}/${shown}/${shown}', { count: await this.overview.count() })
  }`,
    `}`
  )

const spec = ({ title, path, view }: PluginNames) => `\
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('${title}', () => {
  test('who may see it sees how much there is', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['${view}'] }))
    const response = await signedIn.get('/api/${path}')
    response.assertBody({ status: true, data: { count: 0 } })
  })

  test('who may not see it is refused with 1003', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser())
    const response = await signedIn.get('/api/${path}')
    response.assertBodyContains({ status: false, code: 1003 })
  })
})
`
