import { Notification } from 'react-admin'

/** Specification section 9: message display duration. */
const MESSAGE_MS = 2500

/** Messages of the back office, where those of the rest of the product are: on top, in the middle. */
export function AdminMessages() {
  return (
    <Notification
      autoHideDuration={MESSAGE_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    />
  )
}
