export { topicEditors as editors } from './topics';
