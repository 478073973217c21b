/** Serialization failure and deadlock (SQLSTATE). */
const collisions = new Set(['40001', '40P01'])

/** Did PostgreSQL give up one of two transactions that were in each other's way? */
export function hasCollided(error: unknown): boolean {
  return error instanceof Error && collisions.has(String((error as { code?: unknown }).code))
}
