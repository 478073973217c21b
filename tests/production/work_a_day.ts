import { readFileSync } from 'node:fs'

import { Visitor } from '#tests/production/visitor'

const REPORT = 'plugins/demo/samples/partner_report.xml'
const FIRST_PASSWORD = 'Start123'
/** What the user adds to the report: the title of an article. */
const ARTICLE = 'An invented article, added by hand'

/** What a day of work has left in an installation. */
export interface DaysWork {
  /** The user, signed in and in the project. */
  readonly worker: Visitor
  readonly caseId: string
  readonly caseNo: string
  /** The case as it left the house. */
  readonly message: string
}

/**
 * What an installation is for, from its first administrator on, over HTTP alone: a company, a
 * project and a user are made; the user imports a report, adds an article to it, and exports it.
 * Throws where something is refused.
 * @param administrator of the platform, with the first password
 */
export async function workADay(
  address: string,
  administrator: { username: string; password: string }
): Promise<DaysWork> {
  const worker = await makeWorker(address, administrator)
  const caseId = await importReport(worker)
  await addArticle(worker, caseId)
  const message = await (await worker.send('GET', `/cases/${caseId}/e2b.xml?reason=spec`)).text()
  if (!message.includes(ARTICLE)) throw new Error(`The export lacks what was saved:\n${message}`)
  const { rows } = await worker.insist<{ rows: { caseNo: string }[] }>('GET', '/api/cases')
  return { worker, caseId, caseNo: rows[0].caseNo, message }
}

async function makeWorker(address: string, { username, password }: Record<string, string>) {
  const platform = new Visitor(address)
  await platform.signIn(username, password)
  await platform.insist('POST', '/api/admin/companies', {
    ...{ name: 'Lived Ltd', type: 1, maxProjects: 5, passwordPolicy: 'basic' },
    ...{ adminUsername: 'chief', adminName: 'Chief', adminEmail: 'chief@example.org' },
    password: FIRST_PASSWORD,
  })
  const chief = new Visitor(address)
  await chief.signIn('chief', FIRST_PASSWORD)
  const project = await chief.insist<{ id: string }>('POST', '/api/admin/projects', {
    ...{ code: 'LIVED', name: 'A trial', type: 1, maxCases: 1000, maxUsers: 10 },
  })
  const roles = await chief.insist<{ id: string; code: string }[]>('GET', '/api/admin/roles')
  const role = roles.find(({ code }) => code === 'PRO_ADMIN')!
  await chief.insist('POST', '/api/admin/users', {
    ...{ username: 'worker', name: 'Worker', email: 'worker@example.org', rank: 'user' },
    projects: [{ project: project.id, role: role.id }],
    ...{ passwordBy: 'typed', password: FIRST_PASSWORD },
  })
  const worker = new Visitor(address)
  await worker.signIn('worker', FIRST_PASSWORD)
  await worker.insist('PUT', '/api/proj/enter', { projectId: project.id, environment: 0 })
  return worker
}

interface Imported {
  readonly files: readonly { state: string; caseId: string }[]
}

/** Gives the case that a worker of the queue made of the report. */
async function importReport(worker: Visitor): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([readFileSync(REPORT)]), 'partner_report.xml')
  const { importId } = await worker.insist<{ importId: string }>('POST', '/api/e2b/imports', form)
  const isDone = ({ files }: Imported) =>
    files.length > 0 && files.every(({ state }) => state !== 'waiting')
  const { files } = await worker.until(`/api/e2b/imports/${importId}`, isDone)
  if (files[0].state !== 'done') throw new Error(`Not imported: ${JSON.stringify(files)}`)
  return files[0].caseId
}

async function addArticle(worker: Visitor, caseId: string) {
  const path = `/api/cases/${caseId}/revisions/1`
  const { content } = await worker.insist<{ content: { C_4_r?: object[] } }>('GET', path)
  const articles = [...(content.C_4_r ?? []), { id: 'added', C_4_r_1: ARTICLE }]
  const page = { baseRevision: 1, content: { C_4_r: articles } }
  await worker.insist('PUT', `/api/case/${caseId}/pages/literature`, page)
}
