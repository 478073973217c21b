import { ExtensionPoint } from '#kernel/plugins/extension_point'

/**
 * Rows that are worth nothing after some time. Whoever reads them asks for the time as well, so that
 * nothing depends on when they are removed; no request removes them, a schedule does.
 */
export interface ExpiringRows {
  readonly table: string
  /** SQL over the columns of the table, constant: true of a row whose time is over. */
  readonly isOver: string
  /** Rows of projects, each seen in its own scope only; false for those that belong to no project. */
  readonly ofProjects: boolean
}

export const expiringRows = new ExtensionPoint<ExpiringRows>('changes.expiring_rows')
