/** Who made each table and view: `kernel`, or a plugin. */
export function ownersOfTables(root: string): ReadonlyMap<string, string>
