import db from '@adonisjs/lucid/services/db'

import { openTransaction } from '#kernel/database/open_transaction'
import type { HasTimeZone } from '#kernel/fields/today'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

/** A project as the shell shows it. */
export interface ProjectSummary extends HasTimeZone {
  readonly id: string
  readonly code: string
  readonly name: string
  /** 1 pre-marketing, 2 post-marketing. */
  readonly type: 1 | 2
  /** Regions that the project reports to: CN, EU, US, JP, KR. */
  readonly regions: readonly string[]
}

/** The project, or null when there is none. */
export async function findProject(id: string): Promise<ProjectSummary | null> {
  // Inside a change through its transaction: a second connection may not be there to be had.
  return (openTransaction() ?? db.connection('app'))
    .from('projects')
    .where({ id })
    .select('id', 'code', 'name', 'type', 'regions', 'time_zone as timeZone')
    .first()
}

/** The project of the current scope. */
export async function projectAtHand(): Promise<ProjectSummary> {
  return (await findProject(currentScope().projectId))!
}

/** A project that somebody may enter. */
export interface OpenProject extends ProjectSummary {
  readonly companyId: string
  readonly companyName: string
  /** What the person is there. */
  readonly role: Words
  /** Whether the person follows it. */
  readonly isFollowed: boolean
}

/** The projects that a user may enter: the followed ones first, then by code. */
export async function listProjectsOf(userId: string): Promise<OpenProject[]> {
  const app = db.connection('app')
  return app
    .from('projects')
    .join('memberships', 'memberships.project_id', 'projects.id')
    .join('users', 'users.id', 'memberships.user_id')
    .join('roles', 'roles.id', 'memberships.role_id')
    .join('companies', 'companies.id', 'projects.company_id')
    .where({ user_id: userId })
    .select('projects.id', 'projects.code', 'projects.name', 'projects.type', 'regions')
    .select('time_zone as timeZone')
    .select(app.raw(`jsonb_build_object('en', name_en, 'zh', name_zh) as role`))
    .select('companies.id as companyId', 'companies.name as companyName')
    .select(app.raw('projects.id = any(users.followed_projects) as "isFollowed"'))
    .orderBy('isFollowed', 'desc')
    .orderBy('projects.code')
}

/** Whether there is a project that a user may enter. */
export async function hasProjects(userId: string): Promise<boolean> {
  const found = await db.connection('app').from('memberships').where({ user_id: userId }).first()
  return found !== null
}

/** Identifiers under which a project sends and to whom, or null while they are not configured. */
export async function findMessageParties(
  projectId: string
): Promise<{ sender: string; receiver: string } | null> {
  const row = await (openTransaction() ?? db.connection('app'))
    .from('projects')
    .where({ id: projectId })
    .select('sender_identifier as sender', 'receiver_identifier as receiver')
    .first()
  return row?.sender && row.receiver ? row : null
}
