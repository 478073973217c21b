// needs: news
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { Program } from '#tests/requests/kit/program'

/** A text where a list, a number or a choice is asked for, and what is no text where one is. */
const ODD: readonly unknown[] = ['', '\t\n', { a: 1 }, { toString: 'x' }, [], [{}], [['x']], 1e300]

const today = '2026-01-02'
const company = () => ({
  ...{ name: `C${Math.random()}`, type: 1, maxProjects: 500, passwordPolicy: 'basic' },
  ...{ adminName: 'Own', adminUsername: `a${Math.random()}`.replace('.', '') },
  ...{ adminEmail: 'a@example.test', password: 'Pharos302', revision: 0 },
})
const project = () => ({
  ...{ code: `P${Math.random()}`.replace('.', ''), name: 'Own', type: 1, maxCases: 100_000 },
  ...{ maxUsers: 1000, regions: ['CN'], startDate: today },
})
const upgrade = () => ({
  ...{ suVersion: `v${Math.random()}`, detailsZh: 'x', detailsEn: 'x', releaseTime: today },
  ...{ suId: '00000000-0000-4000-8000-000000000000', revision: 0 },
})
const drug = () => ({ nameZh: `d${Math.random()}`, nameEn: 'Own', projects: [] })
const role = () => ({ nameZh: `r${Math.random()}`, nameEn: `r${Math.random()}`, permissions: [] })
const user = () => ({
  ...{ username: `u${Math.random()}`.replace('.', ''), name: 'Own', email: 'u@example.test' },
  ...{ rank: 'user', projects: [], passwordBy: 'typed', password: 'Pharos302' },
})

const calls = [
  { call: ['POST', '/admin/projects'], as: 'company', sound: project },
  { call: ['POST', '/admin/drugs'], as: 'company', sound: drug },
  { call: ['POST', '/admin/roles'], as: 'company', sound: role },
  { call: ['POST', '/admin/users'], as: 'company', sound: user },
  { call: ['POST', '/company'], as: 'platform', sound: company },
  { call: ['POST', '/upgrade'], as: 'platform', sound: upgrade },
  { call: ['PUT', '/upgrade'], as: 'platform', sound: upgrade },
  {
    call: ['POST', '/admin/members'],
    as: 'project',
    sound: () => ({ user: upgrade().suId, role: upgrade().suId }),
  },
  {
    call: ['PUT', '/system/medical-dictionary'],
    as: 'project',
    sound: () => ({ version: '98.1', ctcaeVersion: '5.0', revision: 0 }),
  },
  {
    call: ['POST', '/coding/runs/assign'],
    as: 'project',
    sound: () => ({ verbatim: 'own words', code: 90_100_004 }),
  },
  {
    call: ['POST', '/coding/runs/recode'],
    as: 'project',
    sound: () => ({ from: '98.0', to: '98.1', replace: [{ from: 90_100_004, to: 90_100_005 }] }),
  },
] as const

test.group('A value of another type', () => {
  test('is refused or read in each field of a sound body, and is never a fault', async ({
    client,
    assert,
  }) => {
    const home = await makeProject()
    const programs = {
      project: await Program.of(client, 'project', home),
      company: await Program.of(client, 'company', home),
      platform: await Program.of(client, 'platform', home),
    }
    const faults: string[] = []
    for (const { call, as, sound } of calls) {
      const [method, path] = call
      for (const name of Object.keys(sound())) {
        const sent = ODD.map(async (odd) => {
          const body = JSON.stringify({ ...sound(), [name]: odd })
          const headers = { ...(await programs[as].headers()), 'content-type': 'application/json' }
          const address = `http://127.0.0.1:${process.env.PORT}/api${path}`
          const { status } = await fetch(address, { method, headers, body })
          if (status >= 500) faults.push(`${status} ${method} ${path} ${name}: ${body}`)
        })
        await Promise.all(sent)
      }
    }
    assert.deepEqual(faults, [])
  })
})
