import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'

import { Changes } from '#kernel/changes/changes'

type Kind = 'company' | 'project' | 'user'

const tables = { company: 'companies', project: 'projects', user: 'users' } as const

/** Columns whose values stay out of the audit trail. */
const SECRET = new Set(['password'])

/** The rows of companies, projects, users and memberships that the demonstration brings. */
@inject()
export class OrganisationRows {
  constructor(private changes: Changes) {}

  /**
   * The row with these key columns; made, with the further values, when it is not there.
   * @param values read only when the row is missing
   * @returns its id
   */
  async ensure(
    kind: Kind,
    key: Record<string, string | null>,
    values: () => Promise<Record<string, unknown>>
  ): Promise<string> {
    const found = await this.#find(kind, key)
    if (found) return found.id
    const id = randomUUID()
    const row: Record<string, unknown> & { company_id?: string | null } = {
      ...key,
      ...(await values()),
    }
    const act = { name: `${kind}.created`, subject: { type: kind, id } } as const
    await this.changes.record(act, async (change) => {
      change.inCompany(kind === 'company' ? id : row.company_id)
      await change.trx.table(tables[kind]).insert({ id, ...row })
      for (const [column, value] of Object.entries(row)) {
        if (!SECRET.has(column)) change.note(column, undefined, value)
      }
    })
    return id
  }

  /** Lets a user into a project. */
  async ensureMembership(userId: string, projectId: string, roleId: string): Promise<void> {
    const key = { user_id: userId, project_id: projectId }
    const found = await db.connection('app').from('memberships').where(key).first()
    if (found) return
    const act = { name: 'user.joined_project', subject: { type: 'user', id: userId } } as const
    await this.changes.record(act, async (change) => {
      const project = await change.trx.from('projects').where({ id: projectId }).first()
      change.inCompany(project.company_id)
      await change.trx.table('memberships').insert({ ...key, role_id: roleId })
      change.note('project', undefined, { project: projectId, role: roleId })
    })
  }

  async #find(kind: Kind, key: Record<string, string | null>): Promise<{ id: string } | null> {
    const rows = db.connection('app').from(tables[kind]).select('id')
    for (const [column, value] of Object.entries(key)) {
      if (value === null) rows.whereNull(column)
      else rows.where(column, value)
    }
    return rows.first()
  }
}
