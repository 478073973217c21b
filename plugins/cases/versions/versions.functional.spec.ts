import { randomUUID } from 'node:crypto'

import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { defaultProcess } from '#plugins/cases/process/owned_case_process'

const ended = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!.key
/** What a regulator would know a case by; no two cases are known by the same. */
const identified = () => {
  const number = `CN-X-${randomUUID().slice(0, 8)}`
  return {
    ...{ C_1_1: number, C_1_2: '2026-01-02T08:00:00+08:00', C_1_5: '2026-01-02' },
    ...{ C_1_8_1: number, D_1: 'AB' },
  }
}

/** Somebody with a case that says this, and what they do with it. */
async function aCase(client: ApiClient, content: CaseContent = identified()) {
  const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] }))
  const { id } = (await browser.post('/api/cases').json(aReport(content))).body().data
  const place = `/api/cases/${id}`
  return {
    id: String(id),
    browser,
    archive: () => changeRow('cases', String(id), { status: ended }),
    follow: async (received: string) =>
      (
        await browser.post(`${place}/follow-ups`).json({ content: { C_1_3: '1', C_1_4: received } })
      ).body(),
    change: async (kind: string, reason: string) =>
      (await browser.post(`${place}/versions`).json({ kind, reason })).body(),
    chain: async () => (await browser.get(`${place}/versions`)).body().data,
    latest: async (): Promise<CaseContent> => {
      const [{ revision }] = (await browser.get(`${place}/revisions`)).body().data
      return (await browser.get(`${place}/revisions/${revision}`)).body().data.content
    },
  }
}

test.group('The chain of a case', () => {
  test('is told with the kind, the reason and the dates of each version, the latest first', async ({
    assert,
    client,
  }) => {
    const { archive, follow, change, chain } = await aCase(client)
    await archive()
    assert.isTrue((await follow('2026-02-03')).status)
    await archive()
    assert.isTrue((await change('amendment', 'Dose corrected')).status)
    const told = await chain()
    assert.deepEqual(
      told.map(({ version, kind, reason, received }: Record<string, unknown>) => [
        ...[version, kind, reason, received],
      ]),
      [
        [3, 'amendment', 'Dose corrected', '2026-02-03'],
        [2, 'follow-up', null, '2026-02-03'],
        [1, 'first', null, '2026-01-02'],
      ]
    )
  })

  test('keeps the numbers and the day of the first receipt in every version', async ({
    assert,
    client,
  }) => {
    const { archive, follow, change, latest } = await aCase(client)
    const stays = async () => {
      const { C_1_1, C_1_4, C_1_8_1 } = await latest()
      return [C_1_1, C_1_4, C_1_8_1]
    }
    const before = await stays()
    await archive()
    await follow('2026-02-03')
    assert.deepEqual(await stays(), before)
    await archive()
    await change('nullification', 'Entered twice')
    assert.deepEqual(await stays(), before)
  })

  test('has one open version at a time', async ({ assert, client }) => {
    const { archive, follow, change } = await aCase(client)
    await archive()
    assert.isTrue((await follow('2026-02-03')).status)
    assert.equal((await follow('2026-03-03')).code, 1006, 'it is on its way again')
    assert.equal((await change('amendment', 'Dose')).code, 1006)
    await archive()
    assert.isTrue((await follow('2026-03-03')).status)
  })

  test('ends with a nullification: the case takes no further version', async ({
    assert,
    client,
  }) => {
    const { archive, follow, change, latest } = await aCase(client)
    await archive()
    assert.isTrue((await change('nullification', 'Entered twice')).status)
    await archive()
    const { C_1_11_1, C_1_11_2 } = await latest()
    assert.deepEqual([C_1_11_1, C_1_11_2], ['1', 'Entered twice'])
    assert.equal((await follow('2026-03-03')).code, 1006)
    assert.equal((await change('amendment', 'Dose')).code, 1006)
  })

  test('that ended so begins again as another case, under new numbers, with the old one as a reference', async ({
    assert,
    client,
  }) => {
    const { archive, browser, change, id } = await aCase(client, {
      ...identified(),
      C_2_r: [{ id: 'r', C_2_r_3: 'FR', C_2_r_5: '1' }],
    })
    await archive()
    assert.isTrue((await change('nullification', 'Entered twice')).status)
    await archive()
    const contentOf = async (caseId: string) => {
      const [{ revision }] = (await browser.get(`/api/cases/${caseId}/revisions`)).body().data
      return (await browser.get(`/api/cases/${caseId}/revisions/${revision}`)).body().data.content
    }
    const copy = (await browser.post(`/api/cases/${id}/copies`)).body().data.id as string
    const [old, made] = [await contentOf(id), await contentOf(copy)]
    assert.notInclude([old.C_1_1, undefined], made.C_1_1)
    assert.notInclude([old.C_1_8_1, undefined], made.C_1_8_1)
    assert.deepEqual(
      made.C_1_10_r.map((row: Record<string, unknown>) => row.C_1_10_r),
      [old.C_1_1]
    )
    assert.notProperty(made, 'C_1_11_1')
    assert.notProperty(made, 'C_1_11_2')
  })

  test('is not amended or nullified before the case is archived, nor without a reason', async ({
    assert,
    client,
  }) => {
    const { archive, change } = await aCase(client)
    assert.equal((await change('amendment', 'Dose')).code, 1006)
    await archive()
    assert.equal((await change('amendment', ' ')).code, 2017)
  })

  test('goes on only from a case that a regulator would know (6007)', async ({
    assert,
    client,
  }) => {
    // Without a country nothing proposes an identifier.
    const { archive, change, follow } = await aCase(client, {})
    await archive()
    assert.equal((await follow('2026-02-03')).code, 6007)
    assert.equal((await change('nullification', 'Entered twice')).code, 6007)
  })
})
