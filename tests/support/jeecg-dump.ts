import { jeecgHash } from '../../server/platform/authentication/password.ts'

/** Id of the administrator in a JeecgBoot database. */
export const ADMIN = 'e9ca23d68d884d4ebb19d07889727dae'
/** Id of the administrator's role. */
export const ADMIN_ROLE = 'f6817f48af4fb3af11b9e8bf182f618b'

/** Returns the hash that JeecgBoot stores for a password, with the salt `aB3dE6gH`. */
export const hashOf = (username: string, password = 'tea & honey 7') =>
  jeecgHash({ username, password, salt: 'aB3dE6gH' })

/** Creates a database dump in the format of mysqldump. `parts` replaces some of its tables. */
export function dump(parts: Record<string, string> = {}): string {
  const tables: Record<string, string> = {
    sys_depart: `CREATE TABLE \`sys_depart\` (
  \`id\` varchar(32) NOT NULL COMMENT 'ID; the key',
  \`parent_id\` varchar(32) DEFAULT NULL COMMENT '父机构ID',
  \`depart_name\` varchar(100) NOT NULL,
  \`depart_order\` int(11) DEFAULT '0',
  \`org_category\` varchar(10) NOT NULL DEFAULT '1',
  \`org_type\` varchar(10) DEFAULT NULL,
  \`org_code\` varchar(64) NOT NULL,
  \`status\` varchar(1) DEFAULT NULL,
  \`del_flag\` varchar(1) DEFAULT NULL,
  PRIMARY KEY (\`id\`) USING BTREE,
  UNIQUE KEY \`uniq_depart_org_code\` (\`org_code\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8;
LOCK TABLES \`sys_depart\` WRITE;
/*!40000 ALTER TABLE \`sys_depart\` DISABLE KEYS */;
INSERT INTO \`sys_depart\` VALUES ('d-sub','d-tea','茶园''s (山)',2,'2','2','B01A01','1','0'),('d-root','','国炬',1,'1','1','A01','1','0'),
('d-tea',NULL,'Tea \\'garden\\'\\n\\\\',3,'1','1','B01','1','0');
/*!40000 ALTER TABLE \`sys_depart\` ENABLE KEYS */;
UNLOCK TABLES;`,
    sys_position: `INSERT INTO \`sys_position\` (\`id\`, \`code\`, \`name\`, \`post_rank\`, \`company_id\`) VALUES ('p-1','taster','Taster','2',NULL);`,
    sys_role: `INSERT INTO \`sys_role\` (id, role_name, role_code, description) VALUES
('${ADMIN_ROLE}','Their admin','admin','theirs'),
('ee8626f80f7c2619917b6236f3a7f02b','Theirs','test',NULL),
('r-tea','Tea master','tea_master','"quoted"; and -- no comment');`,
    sys_permission: `INSERT INTO \`sys_permission\` (id,parent_id,name,url,component,menu_type,perms,perms_type,sort_no,is_route,is_leaf,hidden,del_flag,rule_flag,status,internal_or_external) VALUES
('m-button','m-user','Add',NULL,NULL,2,'system:user:add','1',1.00,0,1,0,0,0,'1',b'0'),
('m-own','m-sys','Tea list','/tea/list','tea/TeaList',1,NULL,'1',3.50,1,1,0,0,1,'1',NULL),
('m-sys','','System','/isystem','layouts/RouteView',0,NULL,'1',4,1,0,0,0,0,NULL,0x00),
('m-user','m-sys','Users','/isystem/user','system/UserList',1,NULL,'1',1.10,1,0,0,0,0,NULL,x'00'),
('m-thief','m-own','Free for all',NULL,NULL,2,'tea:pour','1',1,0,1,0,0,0,'1',0),
('m-free','m-own','Release for all','/tea/free','layouts/RouteView',1,'bill:release','1',1,1,1,0,0,0,'0',0);`,
    sys_dict: `INSERT INTO \`sys_dict\` (id,dict_name,dict_code,del_flag,type) VALUES ('x-own','Kinds of tea','tea_kind',0,0),('x-sex','Sex','sex',0,1);`,
    sys_dict_item: `INSERT INTO \`sys_dict_item\` (id,dict_id,item_text,item_value,sort_order,status) VALUES ('i-1','x-own','Green','green',1,1),('i-2','x-sex','M','1',1,1),('i-3','x-sex','Other','9',3,1);`,
    sys_category: `INSERT INTO \`sys_category\` (id,pid,name,code,has_child) VALUES ('c-2','c-1','Oolong','TEA-01',NULL),('c-1','0','Teas','TEA','1');`,
    sys_user: `INSERT INTO \`sys_user\` (id,username,realname,password,salt,avatar,birthday,sex,email,phone,org_code,status,del_flag,work_no,user_identity,depart_ids,create_by,create_time) VALUES
('${ADMIN}','admin','管理员','cb362cfeefbf3d8d','RCGTeGiH','user/a.png','2018-12-05 00:00:00',1,'11@qq.com','18611111111','A01',1,0,'111',2,'d-root','admin','2038-06-21 17:54:10'),
('u-1','lin','林','${hashOf('lin')}','aB3dE6gH',NULL,'0000-00-00 00:00:00',0,'','','B01A01',1,0,'0001',2,'d-tea,d-gone,d-root','admin','2020-02-01 10:00:00'),
('u-2','mei',NULL,'${hashOf('mei')}','aB3dE6gH','x.png',NULL,2,NULL,'13900001111','B01',2,0,NULL,1,NULL,'admin','2020-02-02 10:00:00');`,
    sys_user_role: '',
    sys_user_depart: `INSERT INTO \`sys_user_depart\` (ID,user_id,dep_id) VALUES ('ud-1','u-1','d-sub'),('ud-2','u-1','d-root'),('ud-3','${ADMIN}','d-tea');`,
    sys_role_permission: `INSERT INTO \`sys_role_permission\` (id,role_id,permission_id,data_rule_ids) VALUES
('rp-1','r-tea','m-own',NULL),('rp-2','r-tea','m-user',''),('rp-3','r-tea','m-button','rule-1'),('rp-4','ee8626f80f7c2619917b6236f3a7f02b','m-own',NULL),('rp-5','${ADMIN_ROLE}','m-user',NULL);`,
    sys_log: `INSERT INTO \`sys_log\` (id,log_content) VALUES ('l-1','skip '' me; (\\'),(');`,
  }
  tables.sys_user_role = `INSERT INTO \`sys_user_role\` (id,user_id,role_id) VALUES ('ur-1','u-1','r-tea'),('ur-2','u-2','${ADMIN_ROLE}'),('ur-3','${ADMIN}','r-tea'),('ur-4','u-1','r-tea');`
  return `-- MySQL dump 10.13\n--\n/*!40101 SET NAMES utf8 */;\n# a comment; with a semicolon\n${Object.values({ ...tables, ...parts }).join('\n\n')}\n-- Dump completed\n`
}
