import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const owner = () => db.connection('owner')
const OLD = new Date(Date.now() - 30 * 24 * 3600 * 1000)

interface Told {
  readonly what: { readonly en: string; readonly zh: string }
  readonly address: string | null
}

/** What the home of a level tells somebody, in English. */
async function toldTo(browser: Awaited<ReturnType<typeof signIn>>, level: string) {
  const answer = (await browser.get('/api/home/attention').qs({ level })).body()
  return answer.status ? (answer.data as Told[]) : (answer.code as number)
}

const sentencesOf = (told: Told[] | number) =>
  typeof told === 'number' ? told : told.map(({ what }) => what.en)

async function companyOf(client: ApiClient, project: TestProject) {
  return signIn(client, await makeUser({ administers: 'company', project }), null)
}

const codeOf = async ({ projectId }: TestProject) =>
  (await owner().from('projects').where({ id: projectId }).first()).code as string

test.group('What needs attention', () => {
  test('in a company: projects near their limits, with both numbers, and which are not locked', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const browser = await companyOf(client, project)
    const code = await codeOf(project)
    await owner()
      .table('confirmed_configurations')
      .insert({
        ...{ company_id: project.companyId, project_id: project.projectId, environment: 1 },
        confirmed_by_name: 'Ann',
      })
    assert.deepEqual(await toldTo(browser, 'company'), [])
    await makeUser({ project })
    await changeRow('projects', project.projectId, { max_users: 2 })
    const near = `${code} has 2 of at most 2 users.`
    const [told] = (await toldTo(browser, 'company')) as Told[]
    assert.equal(told!.what.en, near)
    assert.include(told!.what.zh, '上限 2 个')
    assert.match(told!.address!, new RegExp(`^/company/project/info/${project.projectId}`))

    const other = await makeProject({ companyId: project.companyId })
    const open = `The configuration of the formal environment is not locked: ${await codeOf(other)}.`
    assert.deepEqual(sentencesOf(await toldTo(browser, 'company')), [open, near])
    await changeRow('projects', project.projectId, { status: 'closed' })
    assert.deepEqual(sentencesOf(await toldTo(browser, 'company')), [open], 'closed ones rest')
  })

  test('in a company: who has an account for a week and was never signed in, until they sign in', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const browser = await companyOf(client, project)
    const late = await makeUser({ project })
    await changeRow('users', late.id, { created_at: OLD })
    const isTold = async () => {
      const told = sentencesOf(await toldTo(browser, 'company')) as string[]
      return told.some((each) => each.includes('Have not signed in') && each.includes(late.name))
    }
    assert.isTrue(await isTold())
    await signIn(client, late)
    assert.isFalse(await isTold())
  })

  test('on the platform: companies near their limits and mails that could not be sent', async ({
    client,
    assert,
    cleanup,
  }) => {
    const project = await makeProject()
    const name = unique('Full')
    await changeRow('companies', project.companyId, { name, max_projects: 1 })
    const platform = await signIn(client, await makeUser({ administers: 'platform' }), null)
    const told = (await toldTo(platform, 'platform')) as Told[]
    const full = told.find(({ what }) => what.en === `${name} has 1 of at most 1 projects.`)
    assert.equal(full?.address, `/admin/company/details/${project.companyId}`)

    const failing = { name: 'kernel.send_mail', state: 'retry', data: {} }
    const [{ id }] = await owner().table('jobs.job').insert(failing).returning('id')
    cleanup(() => void owner().from('jobs.job').where({ id }).delete().exec())
    const mails = ((await toldTo(platform, 'platform')) as Told[]).find(({ what }) =>
      /^Mails that could not be sent: \d+\. Check/.test(what.en)
    )
    assert.isDefined(mails)
    assert.isNull(mails!.address)
  })

  test('in a project: that its formal environment is not locked, to whoever configures it', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['SYS_CONF'] })
    const formal = await signIn(client, user, 1)
    const [open] = (await toldTo(formal, 'project')) as Told[]
    assert.equal(open!.what.en, 'The configuration of this formal environment is not locked.')
    assert.equal(open!.address, '/system/env')
    assert.notInclude(
      sentencesOf(await toldTo(await signIn(client, user, 0), 'project')) as string[],
      open!.what.en
    )
  })

  test('is told of no other company, to nobody of another level, and of no project to who has chosen none', async ({
    client,
    assert,
  }) => {
    const stranger = await makeProject()
    await changeRow('projects', stranger.projectId, { max_users: 1 })
    await makeUser({ project: stranger })
    const code = await codeOf(stranger)
    const browser = await companyOf(client, await makeProject())
    const told = sentencesOf(await toldTo(browser, 'company')) as string[]
    assert.isEmpty(told.filter((each) => each.includes(code)))
    assert.equal(await toldTo(browser, 'platform'), 1003)
    assert.equal(await toldTo(browser, 'project'), 6016)
    assert.equal(await toldTo(browser, 'nowhere'), 2017)
    const entry = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal(await toldTo(entry, 'company'), 1003)
    assert.deepEqual(await toldTo(entry, 'project'), [])
  })
})
