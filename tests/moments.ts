/**
 * Looks at the clock; what is given tells whether a moment came since, however long that has been.
 * @param later milliseconds by which the moment lies in the future
 */
export function sinceNow(later = 0): (moment: Date | string) => boolean {
  const began = Date.now()
  return (moment) => {
    const at = new Date(moment).getTime() - later
    return began <= at && at <= Date.now()
  }
}
