export function installMissing(root: string): Promise<void>
