import { styled } from '@mui/material/styles'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { PageHeader } from '#resources/kit/page_header'
import type { AskedOfQueries } from './query_filters'
import { QueryTable } from './query_table'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

interface QueryScreenProps {
  /** Name of the list, one memory each. */
  name: string
  title: string
  /** What is asked when it opens. */
  first?: AskedOfQueries
}

/** A screen with a list of queries; an address that names one (`?queryId=`) opens it. */
export function QueryScreen({ name, title, first }: QueryScreenProps) {
  const opened = new URLSearchParams(window.location.search).get('queryId')
  return (
    <Root>
      <ScreenTitle title={title} />
      <PageHeader title={title} />
      <QueryTable name={name} label={title} first={first} opened={opened} />
    </Root>
  )
}
