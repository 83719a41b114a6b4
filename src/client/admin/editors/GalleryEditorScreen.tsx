import { EditorScreen } from './EditorScreen';

const GalleryEditorScreen = () => <EditorScreen name="gallery" />;

export default GalleryEditorScreen;
