import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ListingTable } from '../../list/listing_table'
import type { Place } from '../../place'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

/** The line listings of the project, or the templates that they begin with, of project or company. */
export default function Listings({ place }: { place: Place }) {
  const { t } = useTranslation()
  const title = t(place === 'project' ? 'listings:title' : 'listings:templates')
  return (
    <Page>
      <ScreenTitle title={title} />
      <ListingTable key={place} title={title} place={place} />
    </Page>
  )
}
