// needs: cases, presets, organisation, e2b
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { definePlugin } from '#kernel/plugins/define_plugin'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { awaitedScreens } from '#kernel/screens/awaited_screens'
import { bringersOf } from '#kernel/screens/bringers_of'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'

/** What a browser is answered that opens an address. */
async function open(person: Pick<SignedInClient, 'get'>, address: string) {
  const answer = await person.get(address).accept('html').redirects(0)
  const location = answer.header('location') as string | undefined
  const text = answer.text().replaceAll(String.raw`\/`, '/')
  const component = /"component":"([^"]+)"/.exec(text)?.[1]
  return { status: answer.status(), location, text, component }
}

/** Everything that a project, a company and the platform may do. */
async function codes(level: 'project' | 'company' | 'platform') {
  const { permissions } = await app.container.make(PluginRegistry)
  return permissions.filter((each) => (each.level ?? 'project') === level).map(({ code }) => code)
}

const setType = (companyId: string, type: 1 | 2) =>
  db.connection('owner').from('companies').where({ id: companyId }).update({ type })

test.group('Addresses', () => {
  test('each that a manifest states answers at its own name, to whoever may', async ({
    client,
    assert,
  }) => {
    const worker = await makeUser({ permissions: await codes('project'), administers: 'company' })
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const company = await signIn(client, worker)
    const { kernel, plugins } = await app.container.make(PluginRegistry)
    const resources = bringersOf(kernel, plugins).flatMap(({ resources: all = [] }) => all)
    const failed: string[] = []
    for (const type of [1, 2] as const) {
      await setType(worker.project.companyId, type)
      const ofOther = type === 1 ? ['SPONSOR_CONF'] : ['SERVER_CONF', 'DRUG_CONF']
      for (const { permission, list, add } of resources) {
        if (ofOther.includes(permission)) continue
        const person = (await codes('platform')).includes(permission) ? platform : company
        for (const address of [list, add].filter((each) => each !== undefined)) {
          const { status, text } = await open(person, address)
          if (status !== 200 || !text.includes('id="admin"')) failed.push(`${address} ${status}`)
        }
      }
    }
    assert.deepEqual(failed, [])
    for (const address of ['/center/case', '/system/company', '/system/auth', '/system/env']) {
      assert.equal((await open(company, address)).status, 200, address)
    }
    assert.equal((await open(company, '/info/company_info')).component, 'kernel/company_of_project')
  })

  test('each whose plugin is not there says so in a sentence that names it', async ({
    client,
    assert,
  }) => {
    const person = await signIn(client, await makeUser())
    for (const { label, addresses } of awaitedScreens) {
      for (const address of addresses) {
        const { status, component, text } = await open(person, address)
        assert.deepEqual([status, component], [200, 'kernel/awaited'], address)
        assert.include(text, label.en.replaceAll('/', '/'), address)
      }
    }
    const stranger = await client.get('/collect').accept('html').redirects(0)
    assert.include(stranger.text(), String.raw`kernel\/awaited`)
    assert.equal((await open(client, '/collect/list')).location, '/login')
  })

  test('old ones lead to what they have become, with their query', async ({ client, assert }) => {
    const permissions = await codes('project')
    const person = await signIn(client, await makeUser({ permissions, administers: 'company' }))
    const led = async (address: string) => (await open(person, address)).location
    assert.equal(await led('/cases?page=2'), '/center/case?page=2')
    assert.equal(await led('/system/copy'), '/system/env')
    assert.equal(await led('/system/user/auth'), '/system/auth')
    assert.equal(await led('/system/user/user_list'), '/system/user')
    assert.equal(await led('/system/user/role_list'), '/system/role')
    assert.equal(await led('/admin/users'), '/company/user/list')
    assert.equal(await led('/admin/users/create'), '/company/user/add')
    assert.equal(await led('/admin/users/7'), '/company/user/details/7')
    assert.equal(await led('/admin/roles/matrix'), '/company/company_role/auth')
    assert.equal(await led('/admin/presets/sender'), '/info/sender/list')
    assert.equal(await led('/admin/settings/e2b'), '/system/e2b')
  })

  test('one above others leads to the first of them that may be opened', async ({
    client,
    assert,
  }) => {
    const permissions = ['CASE_DATA', 'CASE_CONF', 'SYS_CONF', 'CASE_SIGNAL']
    const person = await signIn(client, await makeUser({ permissions }))
    const led = async (address: string) => (await open(person, address)).location
    assert.equal(await led('/center'), '/center/case')
    assert.equal(await led('/info'), '/info/sender/list')
    assert.equal(await led('/info/study'), '/info/study/list')
    assert.equal(await led('/system'), '/system/user')
    assert.equal(await led('/signal'), '/signal/analysis')
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await open(reader, '/info/study')).location, '/project-select')
  })

  test('/admin and /company lead home; without a right to administer they say so, in the shell', async ({
    client,
    assert,
  }) => {
    const led = async (person: SignedInClient, address: string) =>
      (await open(person, address)).location
    const platform = await signIn(client, await makeUser({ administers: 'platform' }), null)
    assert.equal(await led(platform, '/admin'), '/admin/home')
    const company = await signIn(client, await makeUser({ administers: 'company' }), null)
    assert.equal(await led(company, '/admin'), '/company/home')
    assert.equal(await led(company, '/company'), '/company/home')
    const person = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const address of ['/admin', '/company', '/admin/home', '/company/home']) {
      const { status, component, text } = await open(person, address)
      assert.deepEqual([status, component], [403, 'kernel/refused'], address)
      assert.include(text, '您没有管理权限')
    }
    assert.equal((await open(company, '/admin/home')).status, 403)
    assert.equal((await open(platform, '/company/home')).status, 403)
  })

  test('a sponsor and a project are addressed with their company; another one is refused', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ administers: 'company' })
    const [company, other] = [user.project.companyId, (await makeUser()).project.companyId]
    const person = await signIn(client, user)
    const ask = (companyId: string) => open(person, `/company/project/info?companyId=${companyId}`)
    assert.equal((await ask(company)).status, 200)
    const refused = await ask(other)
    assert.deepEqual([refused.status, refused.component], [404, 'kernel/refused'])
    assert.include(refused.text, 'another company')
  })
})

test.group('The menu', () => {
  const words = { en: 'Case collection', zh: '案例采集' }
  const collection = definePlugin({
    name: 'collection_of_specs',
    summary: 'A plugin of the specs.',
    permissions: [{ code: 'CASE_COLLECT', label: words, group: words }],
    screens: [
      {
        name: 'collection_of_specs.cases',
        address: '/collection_of_specs/case',
        permission: 'CASE_COLLECT',
        controller: () => import('#kernel/http/license_controller'),
        menu: { group: 'collection', order: 10, label: words, icon: 'signal' },
      },
    ],
  })

  interface Section {
    readonly id: string
    readonly level: string
    readonly entries: { id: string; href: string; entries?: { id: string }[] }[]
  }

  async function menuOf(person: SignedInClient): Promise<Section[]> {
    const page = await person.get('/license').header('x-inertia', 'true')
    return page.body().props.shell.menu
  }

  test('shows what a plugin brings as soon as it is there, to whoever carries its permission, who is offered it in the matrix', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(collection))
    const permissions = ['CASE_DATA', 'CASE_COLLECT', 'SYS_CONF']
    const person = await signIn(client, await makeUser({ permissions, administers: 'company' }))
    const menu = await menuOf(person)
    const groups = menu.filter(({ level }) => level === 'project').map(({ id }) => id)
    assert.deepEqual(groups, ['home', 'case', 'configuration', 'collection'])
    const matrix = await person.get('/api/admin/role-matrix')
    const rights = matrix.body().data.rights as { code: string }[]
    assert.include(
      rights.map(({ code }) => code),
      'CASE_COLLECT'
    )
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.deepEqual(
      (await menuOf(reader)).map(({ id }) => id),
      ['home', 'case']
    )
  })

  test('puts the screens of a configuration below one entry', async ({ client, assert }) => {
    const person = await signIn(client, await makeUser({ permissions: ['CASE_CONF'] }))
    const [, { entries }] = (await menuOf(person)) as [Section, Section]
    assert.deepEqual(
      entries.map(({ id, href }) => [id, href]),
      [['case_configuration', '/info/sender/list']]
    )
    assert.deepEqual(
      entries[0]!.entries!.map(({ id }) => id),
      ['presets/sender', 'presets/reporter', 'presets/product', 'presets/study', 'presets.company']
    )
  })

  test('has the import of cases in projects after listing alone', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_IMPORT_READ'] })
    const person = await signIn(client, user)
    const groups = async () => (await menuOf(person)).map(({ id }) => id)
    assert.deepEqual(await groups(), ['home'])
    await db
      .connection('owner')
      .from('projects')
      .where({ id: user.project.projectId })
      .update({ type: 2 })
    const [, { id, entries }] = (await menuOf(person)) as [Section, Section]
    assert.deepEqual([id, entries[0]!.href], ['import', '/import/index'])
  })
})
