import { useParams } from 'react-router';
import { TextsEditor } from './TextsEditor';

/** `/edit-resources/{classKey}` */
const TextsEditorScreen = () => {
  const { classKey = '' } = useParams();
  return <TextsEditor classKey={classKey} />;
};

export default TextsEditorScreen;
