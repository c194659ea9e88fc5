/** Chinese descriptions of the settings of renderers, by the English description. */
export const rendererDescriptions: Readonly<Record<string, string>> = {
  'A counter below the field shows it.': '字段下方显示计数。',
  'A date such as 2026-03-08, or today.': '日期，如 2026-03-08；或 today（今天）。',
  'Accepts, for example, a province without a city.': '例如可只选省份而不选城市。',
  'Action that moves `record.id` into `record.toParent`, before `record.before`.':
    '把 `record.id` 移到 `record.toParent` 下、`record.before` 之前的操作。',
  "Adds the option 'please select' at the top, unless several values are allowed or a value is required.":
    '在最前增加“请选择”选项，多选或必填时除外。',
  'Allows an end time on the next day.': '结束时间可在次日。',
  'Allows several values, for the operators in and nin.': '可选多个值，用于运算符 in 和 nin。',
  'Allows several values, for the operators in and nin. Radio buttons allow one.':
    '可选多个值，用于运算符 in 和 nin。单选按钮只能选一个。',
  'Arguments of the operation that needs approval, without the approval itself.':
    '需要复核的接口的参数，不含复核信息。',
  "Arguments of the operation; expressions over the form's values.": '接口的参数；可用表单的值写表达式。',
  'Arguments that must have a value, such as that of another field. Without them there are no options.':
    '必须有值的参数，如其他字段的值。没有时无可选项。',
  'As JeecgBoot clients store several values. Default: a list.':
    '与 JeecgBoot 客户端存储多个值的方式相同。默认：列表。',
  'Autofill hint for the browser, such as email.': '浏览器自动填充提示，如 email。',
  'Code of the dictionary, such as settle_bill_status.': '字典编码，如 settle_bill_status。',
  'Dates, or the first and last second of those dates for a time field.':
    '日期，或用于时间字段的首日第一秒和末日最后一秒。',
  'Default: all.': '默认全部。',
  'Default: as many as the number has.': '默认与数值本身相同。',
  'Default: on.': '默认开启。',
  'Default: the address.': '默认为地址。',
  'Department id, as JeecgBoot clients store it, or department code.':
    '部门标识（与 JeecgBoot 客户端相同）或部门编码。',
  'Dictionary with the labels and colours of the tags.': '提供标签名称和颜色的字典。',
  'Dry run: receives the arguments, changes nothing and returns {passed, message}.':
    '试运行：接收参数，不做修改，返回 {passed, message}。',
  'Each bar is 100%.': '每个条为 100%。',
  'Expression that reads the label from the record: a text, or a list of texts.':
    '从记录读取名称的表达式：文本或文本列表。',
  'Field of the row that is displayed.': '用于显示的行字段。',
  'Field of the row that is stored.': '用于存储的行字段。',
  'Field that parent ids refer to. Default: the value field.': '父级标识指向的字段。默认为值字段。',
  'Field with the path of the image. Initials are shown if it is empty.':
    '图片路径所在的字段。为空时显示姓名缩写。',
  'For an operation that returns a flat list: field with the id of the parent.':
    '接口返回平铺列表时：父级标识所在的字段。',
  'For an operation that returns a tree. Default: children.': '接口返回树时使用。默认 children。',
  'For example YYYY-MM-DD HH:mm:ss.': '如 YYYY-MM-DD HH:mm:ss。',
  'Hidden tags are shown as a count.': '隐藏的标签显示为数量。',
  'Horizontal bars suit long names.': '横向条形适合较长的名称。',
  'Id of a department. Offers only its users and those of its sub-departments.':
    '部门标识。仅可选该部门及下级部门的用户。',
  'Id of the menu that the rule belongs to.': '规则所属菜单的标识。',
  'Identifies a record. Default: id.': '标识一条记录。默认 id。',
  'Ids currently granted, separated by commas. Changes are counted against them.':
    '当前已授权的标识，以逗号分隔。变更以此计算。',
  'Ids of actions of this page. The first two are buttons, the others are in the menu "More".':
    '本页面操作的标识。前两个为按钮，其余在“更多”菜单中。',
  'In fen.': '单位：分。',
  'In parts per million.': '单位：百万分之一。',
  'Label of a text field whose value the operation receives as `value`.':
    '文本框的名称，其值以 `value` 传给接口。',
  'Label of the option without a department. Without the label, the first department is selected initially.':
    '不限部门选项的文字。未设置时默认选中第一个部门。',
  'Limit for each file. The server has its own limit.': '每个文件的上限。服务端另有上限。',
  'List page to select from. Requires the permission to view it.': '供选择的列表页面，需要查看该页面的权限。',
  'Longer texts end with …; a tooltip shows the full text.': '超长文本以“…”结尾，悬停显示全文。',
  'Maps fields of the form to fields of the selected row. Values of several rows are separated by commas.':
    '把表单字段对应到所选行的字段。多行的值以逗号分隔。',
  'Default: on in details, off in tables, whose headings name the currency.':
    '默认：详情中显示，列表中不显示（列标题已注明币种）。',
  'Page that opens with the rows of the amount.': '点击金额时打开的明细页面。',
  'Values that the link passes for every row.': '每一行的链接都传递的值。',
  'Maps parameters of the target page to fields of the row.': '把目标页面的参数对应到行的字段。',
  'Name of a record.': '记录的名称。',
  'Name of the compared field.': '参与比较的字段名。',
  'Operation that needs approval by a second user. Its contract defines the permission.':
    '需要第二人复核的接口，权限由其契约规定。',
  'Operation that returns the labels of stored values as a list or a page of records.':
    '以列表或分页记录返回已存值名称的接口。',
  'Operation that returns the options as a list or a page of records.': '以列表或分页记录返回选项的接口。',
  'Operation that returns the permissions to grant. Default: all menus and buttons.':
    '返回可授权限的接口。默认全部菜单和按钮。',
  'Operation that returns the tree of departments.': '返回部门树的接口。',
  'Operator of the comparison. IN takes several values.': '比较运算符。IN 可取多个值。',
  'Page that a day opens, filtered by its settlement date. Default: bill/SettleBillList.':
    '点击某天打开的页面，按结算日期筛选。默认 bill/SettleBillList。',
  "Page to open. Default: the row's detail page.": '要打开的页面。默认该行的详情页面。',
  'Parameter of that page for the department.': '该页面接收部门的参数。',
  'Parameters of the list page.': '列表页面的参数。',
  'Phone number or email address. A click calls or writes to it.': '电话号码或邮箱地址，点击可拨打或写信。',
  'Precision of the input. The value always has seconds.': '输入的精度。值总是精确到秒。',
  'Purpose registered on the server. Everyone may see an `avatar`; a file without a purpose is visible only to its owner.':
    '在服务端登记的用途。`avatar` 所有人可见；没有用途的文件仅所有者可见。',
  'Receives the search text.': '接收搜索文本。',
  'Receives the selected values, separated by commas, to load their labels.':
    '接收以逗号分隔的所选值，用于加载名称。',
  'Receives the stored values, separated by commas.': '接收以逗号分隔的已存值。',
  'Reserves space for the comparison while the figure loads.': '加载时为比较结果预留位置。',
  'Role id, as JeecgBoot clients store it, or role code.': '角色标识（与 JeecgBoot 客户端相同）或角色编码。',
  'Secondary text after the label.': '名称后的补充文字。',
  'Sent with each request. Forms can use expressions.': '随每次请求提交。表单中可用表达式。',
  'Sent with the call.': '随调用提交。',
  'Shape of the image. A circle suits people.': '图片的形状。圆形适合人像。',
  'Shown in parentheses after the label.': '显示在名称后的括号中。',
  'Shows options in their colours, as in lists.': '以选项的颜色显示，与列表相同。',
  'Shows the label in a tag of this colour.': '用此颜色的标签显示名称。',
  'Shows the label without a coloured tag.': '只显示名称，不带彩色标签。',
  'Text beside the checkbox.': '复选框旁的文字。',
  'Text that the approver reads before approving.': '复核人在复核前阅读的文字。',
  'The JSON value, or its text for a text field.': 'JSON 值，或用于文本字段的 JSON 文本。',
  'The options, in this order.': '选项，按此顺序显示。',
  'Two times, or one text such as 09:00-21:30 for a text field.':
    '两个时间，或用于文本字段的一段文本，如 09:00-21:30。',
  'User name, as JeecgBoot clients store it, or user id.': '用户名（与 JeecgBoot 客户端相同）或用户标识。',
  'Value at 100%: 100 for percent, 1000000 for parts per million.':
    '100% 对应的值：百分比为 100，百万分比为 1000000。',
  'Values in the format of this field: a list, or separated by commas. An expression can read them from another field. Default: all.':
    '与本字段格式相同的值：列表或以逗号分隔。可用表达式从其他字段读取。默认全部。',
  'Whether an increase or a decrease is an improvement, for a figure with a comparison.':
    '有比较的数值中，上升还是下降表示改善。',
  'Whether an increase or a decrease is an improvement. Shown by words and signs as well as colour.':
    '上升还是下降表示改善，以文字、符号和颜色显示。',
  'With 1, the value is a path, otherwise a list of paths.': '为 1 时值是一个路径，否则为路径列表。',
  'Without it, the value is an object with before and after.': '未设置时，值是含 before 和 after 的对象。',
  'Region that the map shows, such as {"$expr": "values.regionCode"}. A point outside is questioned.':
    '地图显示的地区，例如 {"$expr": "values.regionCode"}。范围外的点会提示确认。',
  'The colour of a status of bills is that of its tag.': '账单状态的颜色与其标签一致。',
}
