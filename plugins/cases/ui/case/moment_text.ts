/**
 * A moment in the time of the user: 2026-11-18 09:41:07.
 * @param iso UTC, as the server sends it
 */
export function momentText(iso: string): string {
  const moment = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`
}
