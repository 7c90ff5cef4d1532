import type { Fields, RichTextTool } from '../../src/definition';
import { searchDescription, searchTitle } from '../shared/seo';

/** CAR-017. */
const TOOLBAR: readonly RichTextTool[] = ['bold', 'italic', 'link', 'bulletedList'];

/** Delay from a save to the refresh in milliseconds (CAR-019, CONST-003). */
export const REFRESHED_AFTER = 1_000;

/** The form of a career (CAR-009 to CAR-017). */
export const careerFields: Fields = {
  career: {
    type: 'group',
    label: 'Career',
    layout: [
      [
        [
          { field: 'title', as: 'title' },
          { field: 'location', as: 'lead' },
          { field: 'employmentType', as: 'fact' },
          { field: 'applyBefore', as: 'fact' },
          { field: 'tags', as: 'caption' },
        ],
      ],
    ],
    fields: {
      title: { type: 'text', label: 'Career Title', stored: 'title', required: 'Career Title is required' },
      employmentType: {
        type: 'choice',
        label: 'Department',
        stored: 'employment_type_id',
        options: { source: 'departments' },
        manage: { noun: 'Department', plural: 'Departments', access: 'update:careers', described: true },
        required: 'Select Department',
        brands: ['AVIDA', 'AMAIA', 'ALISI'],
      },
      applyBefore: {
        type: 'date',
        label: 'Apply Before',
        stored: { field: 'apply_before_at', as: 'instant' },
        default: 'today',
        width: 'half',
      },
      status: {
        type: 'toggle',
        label: 'Status',
        stored: 'isVisible',
        labels: { on: 'Show', off: 'Hidden' },
        default: true,
        width: 'half',
      },
      location: { type: 'text', label: 'Location', stored: 'location', required: 'Location is required' },
      tags: {
        type: 'tags',
        label: 'Tags',
        stored: { field: 'tags', as: { join: ',' } },
        placeholder: 'Type a tag, then press Enter',
      },
    },
  },
  description: {
    type: 'group',
    label: 'Job Description',
    layout: [[[{ field: 'default', as: 'heading' }, 'body']]],
    fields: {
      default: { type: 'text', label: 'Job Description (Default)', stored: 'job_description_label' },
      body: { type: 'richText', label: 'Job Description Body', stored: 'job_description', toolbar: TOOLBAR },
    },
  },
  qualification: {
    type: 'group',
    label: 'Qualification',
    layout: [[[{ field: 'default', as: 'heading' }, 'body']]],
    fields: {
      default: { type: 'text', label: 'Qualification (Default)', stored: 'qualifications_label' },
      body: { type: 'richText', label: 'Qualification Body', stored: 'qualifications', toolbar: TOOLBAR },
    },
  },
  seo: {
    type: 'group',
    label: 'SEO',
    fields: {
      title: { ...searchTitle, stored: 'seo_careers_title' },
      description: { ...searchDescription, stored: 'seo_careers_description' },
      h1Tag: { type: 'text', label: 'H1 Tag', stored: 'careers_heading_tag' },
    },
  },
};
