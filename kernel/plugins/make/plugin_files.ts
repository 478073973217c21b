/** A file of a new plugin: its path inside the plugin's folder, and its text. */
export type PluginFiles = Readonly<Record<string, string>>

/**
 * The files of a new plugin: the smallest one that has a permission, a route, an action behind a
 * contract, texts in both languages and a spec.
 * @param name in snake_case
 */
export function pluginFiles(name: string): PluginFiles {
  const title = name[0].toUpperCase() + name.slice(1).replaceAll('_', ' ')
  const type = name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const variable = type[0].toLowerCase() + type.slice(1)
  const permission = `${name.toUpperCase()}_VIEW`
  const path = name.replaceAll('_', '-')
  return {
    'plugin.ts': manifest(name, title, type, variable),
    'contract.ts': contract(type),
    'permissions.ts': permissions(variable, title, permission),
    'routes.ts': routes(name, path, permission),
    'overview/read_overview.ts': reader(name, type),
    'overview/overview_controller.ts': controller(name, type, variable),
    'overview/overview.functional.spec.ts': spec(title, path, permission),
    'lang/en.json': `${JSON.stringify({ title }, null, 2)}\n`,
    'lang/zh.json': `${JSON.stringify({ title }, null, 2)}\n`,
  }
}

const manifest = (name: string, title: string, type: string, variable: string) => `\
import { definePlugin, provide } from '#kernel/plugins/define_plugin'

import { ${type}Overview } from '#plugins/${name}/contract'
import { ${variable}Permissions } from '#plugins/${name}/permissions'

export default definePlugin({
  name: '${name}',
  summary: '${title}: say here in one sentence what it is for.',
  kernel: '^1.0.0',
  permissions: ${variable}Permissions,
${provides(name, type)}
  lang: 'lang',
  routes: () => import('#plugins/${name}/routes'),
})
`

function provides(name: string, type: string): string {
  const item = `provide(${type}Overview, () => import('#plugins/${name}/overview/read_overview'))`
  const line = `  provides: [${item}],`
  return line.length <= 100 ? line : `  provides: [\n    ${item},\n  ],`
}

const contract = (type: string) => `\
/** What other plugins may ask of this one; the rest of the folder is out of their reach. */
export abstract class ${type}Overview {
  /** How much there is in the current project. */
  abstract count(): Promise<number>
}
`

const permissions = (variable: string, title: string, permission: string) => `\
import type { Permission } from '#kernel/access/permission'

const group = { en: '${title}', zh: '${title}' }

export const ${variable}Permissions: readonly Permission[] = [
  { code: '${permission}', label: { en: 'See it', zh: '查看' }, group },
]
`

const routes = (name: string, path: string, permission: string) => `\
import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const OverviewController = () => import('#plugins/${name}/overview/overview_controller')

calls
  .get('/${path}', [OverviewController])
  .as('${name}.overview')
  .use(guard.permission('${permission}'))
`

const reader = (name: string, type: string) => `\
import { ${type}Overview } from '#plugins/${name}/contract'

export default class ReadOverview extends ${type}Overview {
  async count(): Promise<number> {
    return 0
  }
}
`

const controller = (name: string, type: string, variable: string) => `\
import { inject } from '@adonisjs/core'

import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { ${type}Overview } from '#plugins/${name}/contract'

@inject()
export default class OverviewController {
  static readonly takes = { handle: { what: 'How much there is' } } satisfies Takes

  constructor(private ${variable}: ${type}Overview) {}

  async handle() {
    return ok({ count: await this.${variable}.count() })
  }
}
`

const spec = (title: string, path: string, permission: string) => `\
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('${title}', () => {
  test('who may see it sees how much there is', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['${permission}'] }))
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
