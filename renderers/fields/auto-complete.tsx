import { connect, mapReadPretty } from '@formily/react'
import { AutoComplete } from 'antd'
import type { Static } from 'typebox'
import { defineFormilyField, type FieldStory } from '#runtime'
import { closed } from '#schemas'
import { TextView } from '../shared/field-view.tsx'
import { ownOptions } from '../shared/own-options/schema.ts'

export const AutoCompleteFieldProps = closed({ options: ownOptions })
export type AutoCompleteFieldProps = Static<typeof AutoCompleteFieldProps>

/** A text, with suggestions that fill it in. */
export const autoCompleteField = defineFormilyField<AutoCompleteFieldProps>({
  name: 'AutoComplete',
  title: 'Text with suggestions',
  accepts: ['string'],
  lazy: true,
  Component: connect(AutoComplete, mapReadPretty(TextView)),
})

const props: AutoCompleteFieldProps = { options: [{ value: 'HZ-001', label: 'West Lake' }] }

export const stories: FieldStory<AutoCompleteFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'A text', value: 'HZ-001', props },
]
