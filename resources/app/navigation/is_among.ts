/**
 * Whether an address is one of these.
 * @param addresses as routes are written: `/admin/user/details/:id`
 */
export function isAmong(addresses: readonly string[], address: string): boolean {
  const parts = address.split(/[?#]/)[0]!.split('/')
  return addresses.some((each) => {
    const wanted = each.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, place) =>
        part.startsWith(':') ? parts[place] !== '' : part === parts[place]
      )
    )
  })
}
