import { useParams } from 'react-router';
import { TextsEditor } from './TextsEditor';

/** `/edit-resources/{classKey}` and `/edit/{page}` */
const TextsEditorScreen = () => {
  const { page = '', classKey = page } = useParams();
  return <TextsEditor classKey={classKey} />;
};

export default TextsEditorScreen;
